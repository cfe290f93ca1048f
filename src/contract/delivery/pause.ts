import { dayOf } from '../day-of.ts'

/** Maximum length of a pause. */
export const MAX_PAUSE_DAYS = 365

/**
 * Whether a producer is paused now. Compared with the clock on reading, so that a pause ends by itself.
 * @param pausedUntil the last day of the pause, "2026-11-27"
 */
export const isPaused = (pausedUntil: string | null, now: Date): pausedUntil is string =>
  pausedUntil !== null && pausedUntil >= dayOf(now)
