import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { type DayPart, dayPartOf, dayParts } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { groupBy } from '#web/group-by.ts'

/** Orders that a vendor brings on one day; without a day, those that it is to answer, that have none, wait at their point, or are over. */
export type DayGroup = { part: DayPart; day: string | null; title: string; orders: readonly Order[] }

type Place = { part: DayPart; day: string | null }

function placeOf({ status, can, delivery: { mode }, parcels: [parcel] }: Order, today: string): Place {
  const plannedOn = parcel?.plannedOn ?? null
  const part = dayPartOf({ status, plannedOn, mode, isToAnswer: can.moveTo.includes('confirmed') }, today)
  return { part, day: part === 'over' || part === 'atPoint' || part === 'toAnswer' ? null : plannedOn }
}

/** Sorted by it, places stand as a vendor's orders do: part by part, then day by day. */
export const rankOf = ({ part, day }: Place): string => `${dayParts.indexOf(part)} ${day ?? ''}`

/** How the orders of a day are called, or those that stand together without one. */
export function titleOf({ part, day }: Place): string {
  if (part === 'toAnswer') return 'À confirmer'
  if (part === 'over') return 'Terminées'
  if (part === 'atPoint') return 'Au point de retrait'
  if (day === null) return 'Sans jour'
  if (part === 'today') return `Aujourd’hui, ${formatWeekday(day)}`
  return part === 'late' ? `En retard, ${formatWeekday(day)}` : formatWeekday(day)
}

/** A vendor's orders, those to answer first, then day by day; of one day they stay in their order. What has just been moved stands where the list will have it. */
export function groupByDay(orders: readonly Order[], today: string): DayGroup[] {
  const placed = orders.map(order => ({ order, place: placeOf(order, today) }))
  return groupBy(placed, ({ place }) => rankOf(place))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => {
      const { place } = group[0]!
      return { ...place, title: titleOf(place), orders: group.map(({ order }) => order) }
    })
}
