import { weekdayOf } from './weekday-of.ts'

/** Is a point of these hours open on a day, "2026-11-27"? One that told no hours is called before: any day is possible. */
export const isOpenOn = (hours: readonly { weekday: number }[], day: string): boolean =>
  hours.length === 0 || hours.some(({ weekday }) => weekday === weekdayOf(day))
