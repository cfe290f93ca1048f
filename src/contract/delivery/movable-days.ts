import { dayOf } from '../day-of.ts'
import { DAY_MS } from '../durations.ts'
import { isOpenOn } from './is-open-on.ts'
import type { Opening } from './opening-hours.ts'

/** A vendor moves a delivery to a day so far ahead at most. */
const MOVED_AHEAD = 30

/**
 * The days to which a vendor may move a delivery, outside its rounds too: from tomorrow on, those that are not closed, and
 * on which the point where it is fetched is open.
 */
export const movableDays = (
  closedDays: readonly string[],
  now: Date,
  openingHours: readonly Opening[] = [],
): string[] =>
  Array.from({ length: MOVED_AHEAD }, (_, index) =>
    dayOf(new Date(now.getTime() + (index + 1) * DAY_MS)),
  ).filter(day => !closedDays.includes(day) && isOpenOn(openingHours, day))
