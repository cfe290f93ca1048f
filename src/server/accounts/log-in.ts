import { isBarred } from '#contract/accounts/facts.ts'
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
import { findLoginAccount, type UserRow } from './accounts.queries.ts'
import { inPasswordQueue, isPassword } from './passwords/passwords.ts'

/** Name of the account type, and of its login page. */
const spaceLabels: Record<Role, [name: string, door: string]> = {
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
type LoginLookup = Awaited<ReturnType<typeof findLoginAccount>>
type Account = NonNullable<LoginLookup['account']>

/** Checked only after the password: role, deactivation, vendor status. */
function checkMayEnter({ user, vendorStatus }: Account, space: Role): void {
  if (user.role !== space) {
    const [name, door] = spaceLabels[user.role]
    refuse('wrong_space', {
      message: `Ce compte est un compte ${name}\u00a0: il se connecte par ${door}.`,
      location: loginPaths[user.role](),
    })
  }
  if (!user.isActive) refuse('account_deactivated')
  if (vendorStatus && isBarred(vendorStatus)) refuse(`vendor_${vendorStatus}`)
}

/**
 * The key under which failures are counted: the account, whatever the space; a known device of the account has its own
 * counter, so that failures of others do not lock it out; else the typed name.
 */
function failuresOf({ folded, account }: LoginLookup, devices: readonly string[], now: Date): string {
  if (!account) return `unknown:${folded}`
  const { user } = account
  const device = readDevice(devices, user, now)
  return device ? `${user.id}:${device}` : user.id
}

/** Finds the account. @throws Refused `rate_limited` (recorded as a security event) while the account or IP address is locked */
async function findWithinLimits(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  by: Attempt['by'],
  { ip, devices, recordSecurityEvent }: Omit<Caller, 'signIn'>,
) {
  const typed = await findLoginAccount(deps.db, by)
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
 * Logs in to one of the three spaces. Unknown names and wrong passwords have the same response and timing; failures and
 * successes are counted per account and per IP address.
 * @throws Refused `wrong_credentials` or `wrong_identifiers`, `rate_limited`, `wrong_space`, `account_deactivated`,
 * `vendor_suspended`, `vendor_rejected`; `unavailable` when too many sign in at once
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { space, by, password }: Attempt,
  caller: Caller,
): Promise<UserRow> {
  const { ip, devices, recordSecurityEvent } = caller
  // Locked callers take no place in the queue.
  await findWithinLimits(deps, by, caller)
  // Checked again inside the queue, so that concurrent guesses cannot outrun the counters.
  const entered = await inPasswordQueue(async () => {
    const { account, failures } = await findWithinLimits(deps, by, caller)
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
    // The account changed meanwhile: answer with the reason.
    const { account: changed } = await findLoginAccount(deps.db, by)
    if (changed) checkMayEnter(changed, space)
    return refuseBoth()
  }
  await clearAttempts(deps, 'login', failures)
  if (!readDevice(devices, account.user, deps.clock()))
    recordSecurityEvent('sign-in.new-device', account.user.id)
  return account.user
}
