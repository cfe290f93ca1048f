import { dayOf } from '#contract/day-of.ts'
import type { Deps } from '../../deps.ts'
import type { Invalidatable } from './invalidate-on-data-changes.ts'

const POLL_INTERVAL_MS = 5_000
/** The database's clock may be a little behind ours: responses of the first seconds after midnight are invalidated too. */
const CLOCK_SKEW_MS = 5_000

/**
 * Invalidates responses tagged `today` at midnight in Abidjan, ten seconds later at most.
 * @returns a function that stops it
 */
export function invalidateAtMidnight(
  cache: Pick<Invalidatable, 'invalidate'>,
  { clock }: Pick<Deps, 'clock'>,
): () => void {
  const dayOfDatabase = () => dayOf(new Date(clock().getTime() - CLOCK_SKEW_MS))
  let day = dayOfDatabase()
  const check = () => {
    const today = dayOfDatabase()
    if (today === day) return
    day = today
    cache.invalidate(['today'])
  }
  const timer = setInterval(check, POLL_INTERVAL_MS).unref()
  return () => clearInterval(timer)
}
