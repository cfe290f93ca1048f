import { dayOf } from '#contract/day-of.ts'
import type { Deps } from '../../deps.ts'
import type { Forgetful } from './follow-public-data.ts'

/** A page of yesterday is given so long after midnight at most. */
const LOOKS_EVERY_MS = 5_000

/**
 * Drops what depends on the day when another begins, in Abidjan.
 * @returns call it to stop
 */
export function followDays(cache: Pick<Forgetful, 'drop'>, { clock }: Pick<Deps, 'clock'>): () => void {
  let day = dayOf(clock())
  const look = () => {
    const today = dayOf(clock())
    if (today === day) return
    day = today
    cache.drop(['today'])
  }
  const timer = setInterval(look, LOOKS_EVERY_MS).unref()
  return () => clearInterval(timer)
}
