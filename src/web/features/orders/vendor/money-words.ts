import { formatFcfa } from '#contract/money.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'

/** Whether the money of a parcel is there, is taken at the door, or is awaited of who pays online. */
export function moneyWords({ paymentMethod, paymentStatus, total }: Order): string {
  if (paymentStatus === 'completed') return `Payé\u00a0: ${formatFcfa(total)}`
  if (isOnline(paymentMethod)) return `Paiement en ligne en attente\u00a0: ${formatFcfa(total)}`
  return `À encaisser\u00a0: ${formatFcfa(total)}`
}
