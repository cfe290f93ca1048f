import { dayOf } from '../day-of.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { goesTo } from './goes-to.ts'
import type { Opening } from './opening-hours.ts'
import { weekdayOf } from './weekday-of.ts'

/** A weekday on which a producer delivers. Days and hours are those of Abidjan, which is on UTC all year. */
export type RoundOfDays = {
  /** 1 (Monday) to 7 (Sunday). */
  weekday: number
  /** The zones served; empty: all. */
  zoneIds: readonly string[]
  /** Order deadline: how many days before, 0 to 7 … */
  daysBefore: number
  /** … and the hour of that day, 0 to 23. */
  beforeHour: number
}

/** A possible delivery day. */
type DeliveryDay = {
  /** "2026-11-27". */
  day: string
  /** Exclusive deadline for ordering. */
  orderBefore: Date
}

type Question = {
  rounds: readonly RoundOfDays[]
  /** Days without delivery: "2026-12-25". */
  closedDays: readonly string[]
  /** The zone of the order; null: all rounds count. */
  zoneId: string | null
  /** Of the pickup point; undefined for home delivery. */
  openingHours?: readonly Opening[]
  now: Date
  /** Maximum number of days. */
  count: number
}

/** No later day is offered. */
export const DAYS_AHEAD = 60

/**
 * The next possible delivery days of an order placed now, earliest first; empty when no round serves the zone, or only on days on
 * which the point is closed. Used by the browser to display and by the server to validate.
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
    // Of two rounds on a day, the later deadline applies; pickup ends when the point closes.
    const orderBefore = Math.min(Math.max(...limits), closingOn(openingHours, day))
    if (orderBefore > now.getTime() && !closedDays.includes(day))
      days.push({ day, orderBefore: new Date(orderBefore) })
  }
  return days
}

/** Closing time of a point on a day: never open when closed, always when there are no opening hours. */
function closingOn(hours: readonly Opening[], day: string): number {
  if (hours.length === 0) return Number.POSITIVE_INFINITY
  const ofDay = hours.filter(({ weekday }) => weekday === weekdayOf(day))
  return Math.max(...ofDay.map(({ to }) => Date.parse(`${day}T${to}Z`)))
}
