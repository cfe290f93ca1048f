import { isOnline, type PaymentMethod, paymentMethods } from '../payments/facts.ts'
import { type OrderStatus, type PaymentStatus, paymentStatusLabels } from './facts.ts'

type Paid = { status: OrderStatus; paymentMethod: PaymentMethod; paymentStatus: PaymentStatus }

/**
 * What customers read of an order's payment, on screens, in messages and on receipts; null of an order that was cancelled
 * before it was paid. Vendors and administrators read `paymentStatusLabels`.
 */
export function paymentWords({ status, paymentMethod, paymentStatus }: Paid): string | null {
  if (status === 'cancelled' && paymentStatus !== 'completed') return null
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
