import { v7 } from 'uuid'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Random } from './random.ts'

/** A UUID v7 of that instant whose other bits come from the seed: the demonstration is the same on every machine. */
export function idAt(random: Random, at: Date): string {
  const bytes = Uint8Array.from({ length: 16 }, () => random.whole(0, 255))
  return v7({ msecs: at.getTime(), random: bytes })
}

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)
export const hoursAfter = (at: Date, hours: number): Date => minutesAfter(at, hours * 60)
export const daysBefore = (at: Date, days: number): Date => minutesAfter(at, -days * 24 * 60)
/** The calendar day, `2026-03-14`, in Abidjan, which keeps UTC all year. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
