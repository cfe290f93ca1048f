import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { type DayPart, dayPartOf, dayParts } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** Orders that a vendor brings on one day; without a day, those that have none, or are over. */
export type DayGroup = { day: string | null; title: string; orders: readonly Order[] }

type Place = { part: DayPart; day: string | null }

function placeOf({ status, parcels: [parcel] }: Order, today: string): Place {
  const plannedOn = parcel?.plannedOn ?? null
  const part = dayPartOf({ status, plannedOn }, today)
  return { part, day: part === 'over' ? null : plannedOn }
}

function titleOf({ part, day }: Place): string {
  if (part === 'over') return 'Terminées'
  if (day === null) return 'Sans jour'
  if (part === 'today') return `Aujourd’hui, ${formatWeekday(day)}`
  return part === 'late' ? `En retard, ${formatWeekday(day)}` : formatWeekday(day)
}

/** A vendor's orders, day by day; of one day they stay in their order. What has just been moved stands where the list will have it. */
export function groupByDay(orders: readonly Order[], today: string): DayGroup[] {
  const rankOf = ({ part, day }: Place) => `${dayParts.indexOf(part)} ${day ?? ''}`
  const placed = orders.map(order => ({ order, place: placeOf(order, today) }))
  return [...Map.groupBy(placed, ({ place }) => rankOf(place))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => {
      const { place } = group[0]!
      return { day: place.day, title: titleOf(place), orders: group.map(({ order }) => order) }
    })
}
