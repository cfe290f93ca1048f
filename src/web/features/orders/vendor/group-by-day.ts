import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { type DayPart, dayPartOf, dayParts } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { groupBy } from '#web/group-by.ts'

/** Orders of one delivery day; `day` is null for those to confirm, undated, at their point, or over. */
export type DayGroup = { part: DayPart; day: string | null; title: string; orders: readonly Order[] }

type Place = { part: DayPart; day: string | null }

function placeOf({ status, can, delivery: { mode }, parcels: [parcel] }: Order, today: string): Place {
  const plannedOn = parcel?.plannedOn ?? null
  const part = dayPartOf({ status, plannedOn, mode, isToAnswer: can.moveTo.includes('confirmed') }, today)
  return { part, day: part === 'over' || part === 'atPoint' || part === 'toAnswer' ? null : plannedOn }
}

/** Sort key of a group: by part, then by day. */
export const rankOf = ({ part, day }: Place): string => `${dayParts.indexOf(part)} ${day ?? ''}`

/** Title of a group: its day, or its part. */
export function titleOf({ part, day }: Place): string {
  if (part === 'toAnswer') return 'À confirmer'
  if (part === 'over') return 'Terminées'
  if (part === 'atPoint') return 'Au point de retrait'
  if (day === null) return 'Sans jour'
  if (part === 'today') return `Aujourd’hui, ${formatWeekday(day)}`
  return part === 'late' ? `En retard, ${formatWeekday(day)}` : formatWeekday(day)
}

/** Groups a vendor's orders by part and day, in their order within a group. A moved order is in its new group at once. */
export function groupByDay(orders: readonly Order[], today: string): DayGroup[] {
  const placed = orders.map(order => ({ order, place: placeOf(order, today) }))
  return groupBy(placed, ({ place }) => rankOf(place))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => {
      const { place } = group[0]!
      return { ...place, title: titleOf(place), orders: group.map(({ order }) => order) }
    })
}
