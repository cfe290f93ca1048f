import { loginPaths } from '#contract/accounts/login-paths.ts'
import type { Role } from '#contract/endpoint.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import { checkAttempts, clearAttempts, countAttempt, type Limit } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { findAccount, type UserRow } from './accounts.queries.ts'
import { inPasswordQueue, isPassword } from './passwords.ts'

const WINDOW_MS = 15 * 60_000

const spaceNames: Record<Role, string> = { customer: 'client', vendor: 'vendeur', admin: 'administrateur' }

type Attempt = {
  space: Role
  by: { email: string } | { username: string }
  password: string
  address: string
}
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** What failures to sign in to an account are counted under. */
export const loginKey = (space: Role, identifier: string): string =>
  `login:${space}:${identifier.toLowerCase()}`

function limitsOf({ config }: Pick<Deps, 'config'>, { space, by, address }: Attempt) {
  const identifier = 'email' in by ? by.email : by.username
  const limit = (attempts: number): Limit => ({ attempts, windowMs: WINDOW_MS })
  return {
    account: { key: loginKey(space, identifier), limit: limit(config.limits.loginFailuresPerAccount) },
    address: { key: `login-from:${address}`, limit: limit(config.limits.loginFailuresPerAddress) },
  }
}

/** Said only once the password is right: this account may not enter here. */
function checkMayEnter({ user, vendorStatus }: Account, space: Role): void {
  if (user.role !== space) {
    const path = loginPaths[user.role]()
    refuse('wrong_space', {
      message: `Ce compte est un compte ${spaceNames[user.role]}\u00a0: connectez-vous sur la page ${path}.`,
      body: { location: path },
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
  const { db } = deps
  const limits = limitsOf(deps, attempt)
  // The queue lets few through at a time, so that guesses sent at once cannot outrun the counters.
  const account = await inPasswordQueue(async () => {
    await checkAttempts(db, limits.account.key, limits.account.limit)
    await checkAttempts(db, limits.address.key, limits.address.limit)
    const found = await findAccount(db, attempt.by)
    if (await isPassword(found?.user.passwordHash, attempt.password)) return found
    await countAttempt(db, limits.account.key, limits.account.limit)
    await countAttempt(db, limits.address.key, limits.address.limit)
    return undefined
  })
  const wrong: RefusalCode = attempt.space === 'customer' ? 'wrong_credentials' : 'wrong_identifiers'
  if (!account) return refuse(wrong)
  checkMayEnter(account, attempt.space)
  await clearAttempts(db, limits.account.key)
  return account.user
}
