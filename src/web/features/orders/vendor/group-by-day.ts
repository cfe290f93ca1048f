import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { plannedDays } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** Orders that a vendor brings on one day; empty where no day is known, null of what is done. */
export type DayGroup = { day: string | null; title: string; orders: readonly Order[] }

/** The day on which something is to be brought; empty where no day is known, null of what is done. */
function dayOfOrder({ parcels, status }: Order): string | null {
  if (status === 'delivered' || status === 'cancelled') return null
  return plannedDays(parcels)[0] ?? ''
}

function titleOf(day: string | null, today: string): string {
  if (day === null) return 'Terminées'
  if (day === '') return 'Sans jour'
  if (day === today) return `Aujourd’hui, ${formatWeekday(day)}`
  return day < today ? `En retard, ${formatWeekday(day)}` : formatWeekday(day)
}

/** Today first, then what is late, then the days to come, what has no day, and last what is done. */
function rankOf(day: string | null, today: string): string {
  if (day === null) return '4'
  if (day === '') return '3'
  return day === today ? '0' : `${day < today ? 1 : 2}${day}`
}

/** A vendor's orders, day by day; of one day they stay in their order. */
export function groupByDay(orders: readonly Order[], today: string): DayGroup[] {
  return [...Map.groupBy(orders, dayOfOrder)]
    .toSorted(([one], [other]) => (rankOf(one, today) < rankOf(other, today) ? -1 : 1))
    .map(([day, ofDay]) => ({ day, title: titleOf(day, today), orders: ofDay }))
}
