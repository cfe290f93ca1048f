import { MINUTE_MS } from '#contract/durations.ts'
import type { Endpoint, Role } from '#contract/endpoint.ts'
import type { Sessions, SignedIn } from '../context.ts'
import { refuse } from '../refuse.ts'

/** What matters most is asked for by who has just given a code. */
const FRESH_MS = 10 * MINUTE_MS

type Rules = { isRequiredOfAdmins: boolean; now: Date }

/** What a session has yet to do before it opens anything: give a code, or set up the factor that it must have. */
function lacks(
  { role, secondFactor }: SignedIn,
  { isRequiredOfAdmins }: Rules,
): 'code' | 'setup' | undefined {
  if (secondFactor.isSet) return secondFactor.passedAt ? undefined : 'code'
  return role === 'admin' && isRequiredOfAdmins ? 'setup' : undefined
}

const isFresh = ({ secondFactor: { isSet, passedAt } }: SignedIn, { now }: Rules): boolean =>
  !isSet || (passedAt !== null && now.getTime() - passedAt.getTime() < FRESH_MS)

function askCode({ role }: SignedIn): never {
  return refuse('second_factor_required', { space: role === 'vendor' ? 'vendor' : 'admin' })
}

/**
 * The sessions of a request that open an endpoint: one that has yet to pass its second factor opens nothing but the
 * factor's own endpoints.
 * @throws Refused `second_factor_required`, `second_factor_setup_required`
 */
export function requireSecondFactor(
  { access, secondFactor }: Pick<Endpoint, 'access' | 'secondFactor'>,
  sessions: Sessions,
  rules: Rules,
): Sessions {
  if (secondFactor === 'own') return sessions
  const all = Object.entries(sessions) as [Role, SignedIn][]
  const passed = Object.fromEntries(all.filter(([, person]) => !lacks(person, rules))) as Sessions
  if (access === 'public') return passed
  const opening = access.flatMap(role => passed[role] ?? [])
  const [pending] = access.flatMap(role => sessions[role] ?? [])
  if (opening.length === 0 && pending)
    lacks(pending, rules) === 'setup' ? refuse('second_factor_setup_required') : askCode(pending)
  const stale = secondFactor === 'fresh' && opening.find(person => !isFresh(person, rules))
  if (stale) askCode(stale)
  return passed
}
