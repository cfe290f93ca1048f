import { formatFcfa } from '#contract/money.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { isToCollect } from '#web/features/orders/is-to-collect.ts'

/** Whether the money of a parcel is there, is taken at the door, or is awaited of who pays online. */
export function moneyWords({ paymentMethod, paymentStatus, total }: Order): string {
  if (paymentStatus === 'completed') return `Payé\u00a0: ${formatFcfa(total)}`
  if (isOnline(paymentMethod)) return `Paiement en ligne en attente\u00a0: ${formatFcfa(total)}`
  return `À encaisser\u00a0: ${formatFcfa(total)}`
}

/** What its vendor has to do for the sum beside it; of money that is not there yet nothing. */
export function moneyNote(order: Order): string | false {
  if (order.status === 'cancelled') return false
  return isToCollect(order) ? 'à encaisser' : order.paymentStatus === 'completed' && 'déjà payé'
}
