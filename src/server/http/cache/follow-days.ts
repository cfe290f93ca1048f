import { dayOf } from '#contract/day-of.ts'
import type { Deps } from '../../deps.ts'
import type { Forgetful } from './follow-public-data.ts'

const LOOKS_EVERY_MS = 5_000
/** The database may say what day it is, by a clock that is a little behind: what it drew just after midnight goes too. */
const DATABASE_IS_LATE_MS = 5_000

/**
 * Drops what depends on the day, in Abidjan, when another has begun: ten seconds after midnight at the latest.
 * @returns call it to stop
 */
export function followDays(cache: Pick<Forgetful, 'drop'>, { clock }: Pick<Deps, 'clock'>): () => void {
  const dayOfDatabase = () => dayOf(new Date(clock().getTime() - DATABASE_IS_LATE_MS))
  let day = dayOfDatabase()
  const look = () => {
    const today = dayOfDatabase()
    if (today === day) return
    day = today
    cache.drop(['today'])
  }
  const timer = setInterval(look, LOOKS_EVERY_MS).unref()
  return () => clearInterval(timer)
}
