import type { emailConfirmationsEndpoints } from '#contract/accounts/email-confirmations.endpoints.ts'
import { done } from '#contract/common.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { askEmailConfirmation, confirmEmail } from './confirm-email.ts'

export const emailConfirmationsRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof emailConfirmationsEndpoints> => ({
  askEmailConfirmation: async (_input, { sessions: { customer } }) => {
    await askEmailConfirmation(deps, customer)
    return done
  },
  confirmEmail: async ({ body }) => {
    await confirmEmail(deps, body)
    return done
  },
})
