import { MINUTE_MS } from '#contract/durations.ts'
import type { Endpoint, Role } from '#contract/endpoint.ts'
import type { Sessions, SignedIn } from '../context.ts'
import { refuse } from '../refuse.ts'

/** Endpoints marked `fresh` need a code given within this time. */
const FRESH_MS = 10 * MINUTE_MS

type Rules = { isRequiredOfAdmins: boolean; now: Date }

/** The missing step before a session counts: entering a code, or setting up a required second factor. */
function missingStep(
  { role, secondFactor }: SignedIn,
  { isRequiredOfAdmins }: Rules,
): 'code' | 'setup' | undefined {
  if (secondFactor.isSet) return secondFactor.passedAt ? undefined : 'code'
  return role === 'admin' && isRequiredOfAdmins ? 'setup' : undefined
}

const isFresh = ({ secondFactor: { isSet, passedAt } }: SignedIn, { now }: Rules): boolean =>
  !isSet || (passedAt !== null && now.getTime() - passedAt.getTime() < FRESH_MS)

function refuseWithoutCode({ role }: SignedIn): never {
  return refuse('second_factor_required', { space: role === 'vendor' ? 'vendor' : 'admin' })
}

/**
 * Filters the sessions of a request: one that has not passed its second factor opens only the second factor's own
 * endpoints.
 * @throws Refused `second_factor_required`, `second_factor_setup_required`
 */
export function requireSecondFactor(
  { access, secondFactor }: Pick<Endpoint, 'access' | 'secondFactor'>,
  sessions: Sessions,
  rules: Rules,
): Sessions {
  if (secondFactor === 'own') return sessions
  const all = Object.entries(sessions) as [Role, SignedIn][]
  const passed = Object.fromEntries(all.filter(([, person]) => !missingStep(person, rules))) as Sessions
  if (access === 'public') return passed
  const opening = access.flatMap(role => passed[role] ?? [])
  const [pending] = access.flatMap(role => sessions[role] ?? [])
  if (opening.length === 0 && pending)
    missingStep(pending, rules) === 'setup'
      ? refuse('second_factor_setup_required')
      : refuseWithoutCode(pending)
  const stale = secondFactor === 'fresh' && opening.find(person => !isFresh(person, rules))
  if (stale) refuseWithoutCode(stale)
  return passed
}
