import type { ListedOrder } from '#contract/orders/admin.schemas.ts'
import { dateToRead } from '#contract/orders/delivery-date.ts'
import { plannedDays } from '#contract/orders/planned-days.ts'
import { shortDays } from '#web/features/orders/short-days.ts'
import { formatShortDate } from '#web/ui/signed-in/short-dates.ts'

/** "sam. 28 nov.", "21 nov. 2026": the planned or actual delivery days, according to the status; null for cancelled orders. */
export function whenWords(order: ListedOrder): string | null {
  if (order.status === 'cancelled') return null
  const days = plannedDays(order.parcels)
  if (days.length > 0) return shortDays(order.deliveryDateSet ? [order.deliveryDateSet.slice(0, 10)] : days)
  const date = dateToRead(order)
  return date ? formatShortDate(date) : 'Sans date'
}
