import { nextDeliveryDays, type RoundOfDays } from '#contract/delivery/next-delivery-days.ts'
import type { Opening } from '#contract/delivery/opening-hours.ts'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { hoursAfter, minutesAfter } from '../ids.ts'
import { seededRandom } from '../random.ts'
import type { ParcelTimeline } from './simulate-parcel.ts'

type Where = {
  rounds: readonly RoundOfDays[]
  zoneId: string | null
  /** Of the point where it is fetched; none of what is brought home. */
  openingHours: readonly Opening[]
  now: Date
}

const atHour = (day: string, hour: number): Date => hoursAfter(new Date(`${day}T00:00:00Z`), hour)
const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
const later = (one: Date, other: Date): Date => (one > other ? one : other)
const between = (one: Date, other: Date): Date => new Date((one.getTime() + other.getTime()) / 2)

/** Between which hours somebody is at the door, or the point is open. */
function hoursOf(day: string, openingHours: readonly Opening[]): [from: number, to: number] {
  const open = openingHours.find(({ weekday }) => weekday === weekdayOf(day))
  return open ? [Number(open.from.slice(0, 2)), Number(open.to.slice(0, 2))] : [8, 18]
}

/** Nobody confirms an order at night: it is done the morning after. */
function byDay(at: Date): Date {
  const day = at.toISOString().slice(0, 10)
  if (at.getUTCHours() < 6) return atHour(day, 6.5 + at.getUTCMinutes() / 60)
  return at.getUTCHours() < 21 ? at : atHour(day, 30.5 + at.getUTCMinutes() / 60)
}

/**
 * Has what was delivered arrive on the first day on which its vendor went there, in the hours of the day or of the point: that
 * morning it left. What would be to come keeps its hours: it was brought at once. The seed is its own, so that nothing else of
 * the story changes with it.
 */
export function arriveOnRounds(
  course: ParcelTimeline,
  seed: string,
  { rounds, zoneId, openingHours, now }: Where,
): ParcelTimeline {
  const [placed, confirmed, shipped, delivered] = course.parcelEvents
  if (!placed || !confirmed || !shipped || delivered?.to !== 'delivered') return course
  const [first] = nextDeliveryDays({ rounds, closedDays: [], zoneId, openingHours, now: placed.at, count: 1 })
  if (!first) return course
  const random = seededRandom(`amic rounds ${seed}`)
  const [from, to] = hoursOf(first.day, openingHours)
  const leftAt = later(atHour(first.day, random.between(6.2, 7.6)), hoursAfter(placed.at, 1.5))
  const arrivedAt = later(atHour(first.day, random.between(from, to)), minutesAfter(leftAt, 25))
  if (arrivedAt >= now || arrivedAt >= atHour(first.day, to)) return course
  const confirmedAt = earlier(byDay(confirmed.at), between(placed.at, leftAt))
  return {
    ...course,
    parcelEvents: [
      placed,
      { ...confirmed, at: confirmedAt },
      { ...shipped, at: leftAt },
      { ...delivered, at: arrivedAt },
    ],
  }
}
