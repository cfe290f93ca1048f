import { dayOf } from '../day-of.ts'
import { DAY_MS } from '../durations.ts'
import { isOpenOn } from './is-open-on.ts'
import type { Opening } from './opening-hours.ts'

/** How many days ahead a vendor can move a delivery. */
const MOVED_AHEAD = 30

/**
 * The days to which a vendor may move a delivery, also outside its rounds: from tomorrow on, except closed days and days on which
 * the pickup point is closed.
 */
export const movableDays = (
  closedDays: readonly string[],
  now: Date,
  openingHours: readonly Opening[] = [],
): string[] =>
  Array.from({ length: MOVED_AHEAD }, (_, index) =>
    dayOf(new Date(now.getTime() + (index + 1) * DAY_MS)),
  ).filter(day => !closedDays.includes(day) && isOpenOn(openingHours, day))
