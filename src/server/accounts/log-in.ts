import { loginPaths } from '#contract/accounts/login-paths.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext } from '../http/context.ts'
import {
  clearAttempts,
  consumeAttempt,
  countFailure,
  refuseWhenExhausted,
} from '../http/limits/rate-limit.ts'
import { Refused, refuse } from '../http/refuse.ts'
import { readDevice } from '../http/sessions/known-device.ts'
import { findTyped, type UserRow } from './accounts.queries.ts'
import { inPasswordQueue, isPassword } from './passwords/passwords.ts'

/** What an account is called, and by which door it enters. */
const spaceWords: Record<Role, [name: string, door: string]> = {
  customer: ['client', 'la connexion client'],
  vendor: ['vendeur', 'l’Espace Vendeur'],
  admin: ['administrateur', 'la connexion administrateur'],
}

type Attempt = {
  space: Role
  by: { email: string } | { username: string }
  password: string
}
type Caller = Pick<RequestContext, 'ip' | 'devices' | 'recordSecurityEvent' | 'signIn'>
type Typed = Awaited<ReturnType<typeof findTyped>>
type Account = NonNullable<Typed['account']>

/** Said only once the password is right: this account may not enter here. */
function checkMayEnter({ user, vendorStatus }: Account, space: Role): void {
  if (user.role !== space) {
    const [name, door] = spaceWords[user.role]
    refuse('wrong_space', {
      message: `Ce compte est un compte ${name}\u00a0: il se connecte par ${door}.`,
      location: loginPaths[user.role](),
    })
  }
  if (!user.isActive) refuse('account_deactivated')
  if (vendorStatus === 'suspended') refuse('vendor_suspended')
  if (vendorStatus === 'rejected') refuse('vendor_rejected')
}

/**
 * What failures are counted under: the account, whichever space it is tried in; a device that signed in to it before has a
 * count of its own, so that nobody else's failures keep it out; else what was typed.
 */
function failuresOf({ folded, account }: Typed, devices: readonly string[], now: Date): string {
  if (!account) return `unknown:${folded}`
  const { user } = account
  const device = readDevice(devices, user, now)
  return device ? `${user.id}:${device}` : user.id
}

/** Finds who is meant. @throws Refused `rate_limited` while the account or the address has to wait, and notes it. */
async function look(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  by: Attempt['by'],
  { ip, devices, recordSecurityEvent }: Omit<Caller, 'signIn'>,
) {
  const typed = await findTyped(deps.db, by)
  const failures = failuresOf(typed, devices, deps.clock())
  try {
    await refuseWhenExhausted(deps, {
      login: failures,
      'login-from': ip,
      'sign-in': typed.account?.user.id ?? failures,
      'sign-in-from': ip,
    })
  } catch (error) {
    if (error instanceof Refused) recordSecurityEvent('sign-in.locked', typed.account?.user.id)
    throw error
  }
  return { account: typed.account, failures }
}

/**
 * Signs in to one of the three spaces. Wrong name and wrong password look alike and take the same time;
 * failures are counted per account and per address, and so is what succeeds.
 * @throws Refused `wrong_credentials` or `wrong_identifiers`, `rate_limited`, `wrong_space`, `account_deactivated`,
 * `vendor_suspended`, `vendor_rejected`; `unavailable` when too many sign in at once
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { space, by, password }: Attempt,
  caller: Caller,
): Promise<UserRow> {
  const { ip, devices, recordSecurityEvent } = caller
  // Who has to wait takes no place in the queue.
  await look(deps, by, caller)
  // The queue lets few through at a time, so that guesses sent at once cannot outrun the counters.
  const entered = await inPasswordQueue(async () => {
    const { account, failures } = await look(deps, by, caller)
    if ((await isPassword(account?.user.passwordHash, password)) && account) return { account, failures }
    await countFailure(deps, 'login', failures)
    await countFailure(deps, 'login-from', ip)
    recordSecurityEvent('sign-in.failed', account?.user.id)
    return undefined
  })
  const refuseBoth = () => refuse(space === 'customer' ? 'wrong_credentials' : 'wrong_identifiers')
  if (!entered) return refuseBoth()
  const { account, failures } = entered
  await consumeAttempt(deps, 'sign-in', account.user.id)
  await consumeAttempt(deps, 'sign-in-from', ip)
  checkMayEnter(account, space)
  if (!(await caller.signIn(space, account.user))) {
    // The account changed meanwhile: whoever may not enter any more is told why.
    const { account: changed } = await findTyped(deps.db, by)
    if (changed) checkMayEnter(changed, space)
    return refuseBoth()
  }
  await clearAttempts(deps, 'login', failures)
  if (!readDevice(devices, account.user, deps.clock()))
    recordSecurityEvent('sign-in.new-device', account.user.id)
  return account.user
}
