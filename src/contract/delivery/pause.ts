import { dayOf } from '../day-of.ts'

/** A pause ends within a year. */
export const MAX_PAUSE_DAYS = 365

/**
 * Does a producer take no orders now? What carries the last day of a pause compares it with the clock: nothing has to happen
 * for the producer to come back.
 * @param pausedUntil the last day of the pause, "2026-11-27"
 */
export const isPaused = (pausedUntil: string | null, now: Date): pausedUntil is string =>
  pausedUntil !== null && pausedUntil >= dayOf(now)
