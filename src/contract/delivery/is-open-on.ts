import { weekdayOf } from './weekday-of.ts'

/** Whether a point is open on a day, "2026-11-27"; without opening hours every day is possible. */
export const isOpenOn = (hours: readonly { weekday: number }[], day: string): boolean =>
  hours.length === 0 || hours.some(({ weekday }) => weekday === weekdayOf(day))
