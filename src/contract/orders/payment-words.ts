import { isOnline, type PaymentMethod, paymentMethods } from '../payments/facts.ts'
import { type OrderStatus, type PaymentStatus, paymentStatusLabels } from './facts.ts'

type State = { status: OrderStatus; paymentStatus: PaymentStatus }
type Paid = State & { paymentMethod: PaymentMethod }

/** Was it cancelled before it was paid? Nobody waits for its money. */
export const isOffUnpaid = ({ status, paymentStatus }: State): boolean =>
  status === 'cancelled' && paymentStatus !== 'completed'

/**
 * What customers read of an order's payment, on screens, in messages and on receipts; null of an order that was cancelled
 * before it was paid. Vendors and administrators read `paymentStatusLabels`.
 */
export function paymentWords(order: Paid): string | null {
  const { paymentMethod, paymentStatus } = order
  if (isOffUnpaid(order)) return null
  return paymentStatus === 'pending'
    ? paymentMethods[paymentMethod].toPay
    : paymentStatusLabels[paymentStatus]
}

/** How an order is paid, and whether it is: "Mobile money ou carte bancaire – payé", "À payer à la livraison". */
export function paymentLine(order: Paid): string {
  const words = paymentWords(order)
  const { label } = paymentMethods[order.paymentMethod]
  if (words === null) return label
  const saysHow = !isOnline(order.paymentMethod) && order.paymentStatus === 'pending'
  return saysHow ? words : `${label} – ${words.toLowerCase()}`
}
