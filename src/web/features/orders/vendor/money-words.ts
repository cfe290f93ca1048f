import { formatFcfa } from '#contract/money.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { isToCollect } from '#web/features/orders/is-to-collect.ts'

/** Payment of a parcel, with its total: paid, awaited online, or to be collected in cash. */
export function moneyWords({ paymentMethod, paymentStatus, total }: Order): string {
  if (paymentStatus === 'completed') return `Payé\u00a0: ${formatFcfa(total)}`
  if (isOnline(paymentMethod)) return `Paiement en ligne en attente\u00a0: ${formatFcfa(total)}`
  return `À encaisser\u00a0: ${formatFcfa(total)}`
}

/** Note beside the total: to be collected, or paid; otherwise, and when cancelled, false. */
export function moneyNote(order: Order): string | false {
  if (order.status === 'cancelled') return false
  return isToCollect(order) ? 'à encaisser' : order.paymentStatus === 'completed' && 'déjà payé'
}
