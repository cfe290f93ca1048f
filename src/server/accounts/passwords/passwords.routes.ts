import type { accountsPasswordsEndpoints } from '#contract/accounts/passwords.endpoints.ts'
import { done } from '#contract/common.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { findByResetLink, resetPassword } from './reset-password.ts'

/** Password reset. */
export const accountsPasswordsRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof accountsPasswordsEndpoints> => ({
  forgotPassword: async ({ body }) => {
    await requestPasswordReset(deps, body)
    return done
  },
  checkResetLink: async ({ body }) => {
    await findByResetLink(deps, body)
    return done
  },
  resetPassword: async ({ body }, { recordSecurityEvent }) => {
    recordSecurityEvent('password.reset', await resetPassword(deps, body))
    return done
  },
})
