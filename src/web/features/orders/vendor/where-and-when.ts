import { formatDate } from '#contract/french/dates.ts'
import { dateToRead } from '#contract/orders/delivery-date.ts'
import { deliveryDateLabel } from '#contract/orders/mode-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** "Livraison mardi 1er décembre", or when it was handed over; empty when neither is known. */
export function whenWords(order: Order): string {
  const date = dateToRead(order)
  const onDate = date && `${deliveryDateLabel(order.status, order.delivery.mode)} ${formatDate(date)}`
  return plannedWords(order) || onDate || ''
}

/** "Abobo, derrière la mairie", or the pickup point: what tells places apart comes first. */
export function whereWords({ delivery: { pickupPoint, zone, directions }, deliveryAddress }: Order): string {
  if (pickupPoint) return pickupPoint.name
  return zone ? `${zone.name}, ${directions}` : deliveryAddress
}
