import type { accountsEmailConfirmationsEndpoints } from '#contract/accounts/email-confirmations.endpoints.ts'
import { done } from '#contract/common.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { cancelEmailChange } from './change-email.ts'
import { confirmEmail, requestEmailConfirmation } from './confirm-email.ts'

/** Links that confirm addresses: asked for again, followed, given up. */
export function accountsEmailConfirmationsRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof accountsEmailConfirmationsEndpoints> {
  const sendAgain = async (person: SignedIn) => {
    await requestEmailConfirmation(deps, person)
    return done
  }
  const cancel = async (person: SignedIn) => {
    await cancelEmailChange(deps, person)
    return done
  }
  return {
    askEmailConfirmation: (_input, { sessions: { customer } }) => sendAgain(customer),
    askVendorEmailConfirmation: (_input, { sessions: { vendor } }) => sendAgain(vendor),
    askAdminEmailConfirmation: (_input, { sessions: { admin } }) => sendAgain(admin),
    cancelEmailChange: (_input, { sessions: { customer } }) => cancel(customer),
    cancelVendorEmailChange: (_input, { sessions: { vendor } }) => cancel(vendor),
    cancelAdminEmailChange: (_input, { sessions: { admin } }) => cancel(admin),
    confirmEmail: async ({ body }, { recordSecurityEvent }) => {
      const { userId, space, hasMoved } = await confirmEmail(deps, body)
      if (hasMoved) recordSecurityEvent('email.changed', userId)
      return { ...done, space }
    },
  }
}
