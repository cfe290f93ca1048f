import { isPaused } from '../delivery/pause.ts'
import { DAY_MS } from '../durations.ts'
import { formatDayAndMonth } from './dates.ts'

/** "28 novembre": the first day after a pause. */
export const formatReturn = (pausedUntil: string): string =>
  formatDayAndMonth(Date.parse(pausedUntil) + DAY_MS)

/**
 * "De retour le 28 novembre", for a paused producer.
 * @param now when absent, the pause counts as active, as in API answers
 */
export const pauseWords = (pausedUntil: string | null, now?: Date): string | false =>
  pausedUntil !== null && (!now || isPaused(pausedUntil, now)) && `De retour le ${formatReturn(pausedUntil)}`
