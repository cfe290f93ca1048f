import { loginPaths } from '#contract/accounts/login-paths.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import { clearAttempts, noteFailure, refuseAfterFailures } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { findAccount, type UserRow } from './accounts.queries.ts'
import { inPasswordQueue, isPassword } from './passwords.ts'

const spaceNames: Record<Role, string> = { customer: 'client', vendor: 'vendeur', admin: 'administrateur' }

type Attempt = {
  space: Role
  by: { email: string } | { username: string }
  password: string
  address: string
}
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** What failures to sign in to an account are counted under. */
export const loginOf = (space: Role, identifier: string): string => `${space}:${identifier.toLowerCase()}`

/** Said only once the password is right: this account may not enter here. */
function checkMayEnter({ user, vendorStatus }: Account, space: Role): void {
  if (user.role !== space) {
    const path = loginPaths[user.role]()
    refuse('wrong_space', {
      message: `Ce compte est un compte ${spaceNames[user.role]}\u00a0: connectez-vous sur la page ${path}.`,
      location: path,
    })
  }
  if (!user.isActive) refuse('account_deactivated')
  if (vendorStatus === 'suspended') refuse('vendor_suspended')
  if (vendorStatus === 'rejected') refuse('vendor_rejected')
}

/**
 * Checks who signs in to one of the three spaces. Wrong name and wrong password look alike and take the same time;
 * failures are counted per account and per address.
 * @throws Refused `wrong_credentials` or `wrong_identifiers`, `rate_limited`, `wrong_space`, `account_deactivated`,
 * `vendor_suspended`, `vendor_rejected`
 */
export async function logIn(deps: Pick<Deps, 'db' | 'config'>, attempt: Attempt): Promise<UserRow> {
  const { space, by, address } = attempt
  const login = loginOf(space, 'email' in by ? by.email : by.username)
  // The queue lets few through at a time, so that guesses sent at once cannot outrun the counters.
  const account = await inPasswordQueue(async () => {
    await refuseAfterFailures(deps, 'login', login)
    await refuseAfterFailures(deps, 'login-from', address)
    const found = await findAccount(deps.db, by)
    if (await isPassword(found?.user.passwordHash, attempt.password)) return found
    await noteFailure(deps, 'login', login)
    await noteFailure(deps, 'login-from', address)
    return undefined
  })
  if (!account) return refuse(space === 'customer' ? 'wrong_credentials' : 'wrong_identifiers')
  checkMayEnter(account, space)
  await clearAttempts(deps, 'login', login)
  return account.user
}
