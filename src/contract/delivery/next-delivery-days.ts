import { dayOf } from '../day-of.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { goesTo } from './goes-to.ts'
import type { Opening } from './opening-hours.ts'
import { weekdayOf } from './weekday-of.ts'

/**
 * A weekday on which a producer delivers. Days and hours are those of Abidjan, which keeps the time of Greenwich all
 * year: a day of the calendar is a day of UTC.
 */
export type RoundOfDays = {
  /** From Monday, 1, to Sunday, 7. */
  weekday: number
  /** Where it goes; empty: to every zone. */
  zoneIds: readonly string[]
  /** How many days before it an order is placed at the latest, from 0 to 7 … */
  daysBefore: number
  /** … and before which hour of that day, from 0 to 23. */
  beforeHour: number
}

/** A day on which an order may arrive. */
export type DeliveryDay = {
  /** "2026-11-27". */
  day: string
  /** Until when it may be ordered: at this instant it is too late. */
  orderBefore: Date
}

type Question = {
  rounds: readonly RoundOfDays[]
  /** Days on which nobody delivers: "2026-12-25". */
  closedDays: readonly string[]
  /** Where the order goes; without one, every round counts. */
  zoneId: string | null
  /** Of the point where it is fetched; none of what is brought home. */
  openingHours?: readonly Opening[]
  now: Date
  /** How many days at most. */
  count: number
}

/** No day later than this is offered. */
export const DAYS_AHEAD = 60

/**
 * The next days on which an order placed now may arrive, from the first on; none where no round serves the zone, or
 * only on days on which the point is closed. The browser shows with it, the server decides with it.
 */
export function nextDeliveryDays({
  rounds,
  closedDays,
  zoneId,
  openingHours = [],
  now,
  count,
}: Question): DeliveryDay[] {
  const serving = rounds.filter(round => zoneId === null || goesTo(round, zoneId))
  const days: DeliveryDay[] = []
  const today = Date.parse(dayOf(now))
  for (let ahead = 0; ahead <= DAYS_AHEAD && days.length < count; ahead += 1) {
    const midnight = today + ahead * DAY_MS
    const day = dayOf(new Date(midnight))
    const limits = serving
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map(({ daysBefore, beforeHour }) => midnight - daysBefore * DAY_MS + beforeHour * HOUR_MS)
    // Of two rounds of a day, the one that takes orders longer; nothing is fetched once the point has closed.
    const orderBefore = Math.min(Math.max(...limits), closingOn(openingHours, day))
    if (orderBefore > now.getTime() && !closedDays.includes(day))
      days.push({ day, orderBefore: new Date(orderBefore) })
  }
  return days
}

/** Until when a point of these hours is open on a day: never where it is closed, always where it told no hours. */
function closingOn(hours: readonly Opening[], day: string): number {
  if (hours.length === 0) return Number.POSITIVE_INFINITY
  const ofDay = hours.filter(({ weekday }) => weekday === weekdayOf(day))
  return Math.max(...ofDay.map(({ to }) => Date.parse(`${day}T${to}Z`)))
}
