import { dateToRead } from '#contract/orders/delivery-date.ts'
import { plannedDays } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { shortDays } from '#web/features/orders/short-days.ts'
import { formatShortDate } from '#web/ui/signed-in/short-dates.ts'

/** The day that an administrator set for the whole order; null where the days of its parcels count. */
function daySetOf({ deliveryDate, parcels }: Order): string | null {
  const day = deliveryDate?.slice(0, 10) ?? null
  const ofParcels = parcels.map(({ status, plannedOn }) => (status === 'cancelled' ? null : plannedOn))
  return ofParcels.includes(day) ? null : day
}

/** "sam. 28 nov.", "21 nov. 2026": on which days an order comes or, as its status says, when it came; nothing of what does not come. */
export function whenWords(order: Order): string | null {
  if (order.status === 'cancelled') return null
  const days = plannedDays(order.parcels)
  const dateSet = daySetOf(order)
  if (days.length > 0) return shortDays(dateSet ? [dateSet] : days)
  const date = dateToRead(order)
  return date ? formatShortDate(date) : 'Sans date'
}
