import type { CustomerProfile } from '#contract/accounts/profiles.schemas.ts'
import { done } from '#contract/common.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext, SignedIn } from '../http/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { answerUser } from './accounts.answers.ts'
import { findUser, type UserRow } from './accounts.queries.ts'
import { changePassword } from './passwords/change-password.ts'
import { updateProfile } from './update-profile.ts'

/** When the password was last changed, or first set. */
export const passwordAge = ({ passwordChangedAt, createdAt }: UserRow) => ({
  passwordChangedAt: (passwordChangedAt ?? createdAt).toISOString(),
})

type ProfileEndpoints =
  | 'changeVendorPassword'
  | 'getCustomerProfile'
  | 'changeCustomerProfile'
  | 'changeCustomerPassword'

/** Profiles of customers, and passwords of customers and vendors. */
export function accountsProfilesRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<ProfileEndpoints> {
  const showCustomer = async (userId: string): Promise<CustomerProfile> => {
    const user = (await findUser(deps.db, userId)) ?? refuse('unauthenticated')
    return { ...answerUser(user), ...passwordAge(user) }
  }
  /** The present session goes on, under a new token. */
  const changeOwn = async (
    person: SignedIn,
    body: { currentPassword: string; newPassword: string },
    { signIn, recordSecurityEvent }: Pick<RequestContext, 'signIn' | 'recordSecurityEvent'>,
  ) => {
    const user = await changePassword(deps, person, body)
    recordSecurityEvent('password.changed', person.userId)
    await signIn(person.role, user)
    return done
  }

  return {
    changeVendorPassword: ({ body }, context) => changeOwn(context.sessions.vendor, body, context),
    getCustomerProfile: (_input, { sessions: { customer } }) => showCustomer(customer.userId),
    changeCustomerProfile: async ({ body }, { sessions: { customer }, recordSecurityEvent }) => {
      const { hasNewPhone } = await updateProfile(deps, customer, body)
      if (hasNewPhone) recordSecurityEvent('phone.changed', customer.userId)
      return showCustomer(customer.userId)
    },
    changeCustomerPassword: ({ body }, context) => changeOwn(context.sessions.customer, body, context),
  }
}
