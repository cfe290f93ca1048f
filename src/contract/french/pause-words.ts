import { isPaused } from '../delivery/pause.ts'
import { DAY_MS } from '../durations.ts'
import { formatDayAndMonth } from './dates.ts'

/** "28 novembre": the day on which a producer takes orders again, after the last one of its pause. */
export const formatReturn = (pausedUntil: string): string =>
  formatDayAndMonth(Date.parse(pausedUntil) + DAY_MS)

/**
 * "De retour le 28 novembre", of a producer who takes no orders now.
 * @param now without it, the pause is one that lasts, as answers have it
 */
export const pauseWords = (pausedUntil: string | null, now?: Date): string | false =>
  pausedUntil !== null && (!now || isPaused(pausedUntil, now)) && `De retour le ${formatReturn(pausedUntil)}`
