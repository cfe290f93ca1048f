import { type DeliveryMode, deliveryModeFacts } from '../delivery/facts.ts'
import { type RefundStatus, refundStatusLabels } from '../money/facts.ts'
import type { RefundParts } from '../money/refunds.schemas.ts'
import { amountOf, centimesOf, formatFcfa } from '../money.ts'
import { isOnline, type PaymentMethod, paymentMethods } from '../payments/facts.ts'
import { type OrderStatus, type PaymentStatus, paymentStatusLabels } from './facts.ts'

type State = { status: OrderStatus; paymentStatus: PaymentStatus }
type Paid = State & { paymentMethod: PaymentMethod; delivery?: { mode: DeliveryMode } }

/** Whether it was cancelled unpaid: no payment is expected. */
export const isCancelledUnpaid = ({ status, paymentStatus }: State): boolean =>
  status === 'cancelled' && paymentStatus !== 'completed'

export type Refunded = State & {
  /** Of the order; absent for parcels and for vendors. */
  refunds?: readonly (Partial<RefundParts> & { status: RefundStatus })[]
}

/** The refund state of a cancelled order that was paid; otherwise null. */
export function refundOfCancelled({ status, refunds = [] }: Refunded): RefundStatus | null {
  if (status !== 'cancelled' || refunds.length === 0) return null
  return refunds.some(refund => refund.status === 'due') ? 'due' : 'done'
}

/** The payment state for vendors and administrators. */
export function paymentStateWords(order: Refunded): string {
  const refund = refundOfCancelled(order)
  if (refund) return refundStatusLabels[refund]
  return isCancelledUnpaid(order) ? 'Non payé' : paymentStatusLabels[order.paymentStatus]
}

/**
 * The payment state for customers, on screens, in messages and on receipts; null for an order cancelled before payment. Vendors
 * and administrators see `paymentStateWords`.
 */
export function paymentWords(order: Paid): string | null {
  const { paymentMethod, paymentStatus, delivery } = order
  if (isCancelledUnpaid(order)) return null
  // Paid in cash but not recorded by the producer, or not paid.
  if (order.status === 'delivered' && paymentStatus === 'pending')
    return 'Paiement à confirmer par le producteur'
  if (paymentStatus !== 'pending') return paymentStatusLabels[paymentStatus]
  return delivery?.mode === 'pickup' && !isOnline(paymentMethod)
    ? `À payer ${deliveryModeFacts.pickup.occasion.toLowerCase()}`
    : paymentMethods[paymentMethod].toPay
}

type PaidParcel = State & { subtotal: string }

/**
 * The same beside the amount: "Payé", "À payer à la livraison", for partly paid orders "Reste 5 000 FCFA à payer à la livraison",
 * for cancelled ones the refund.
 */
export function amountWords(order: Paid & Refunded & { parcels: readonly PaidParcel[] }): string | null {
  const refund = refundOfCancelled(order)
  if (refund === 'due') return dueWords(order)
  if (refund) return refundStatusLabels[refund]
  const words = paymentWords(order)
  const kept = order.parcels.filter(({ status }) => status !== 'cancelled')
  const due = kept.filter(({ paymentStatus }) => paymentStatus !== 'completed')
  if (!words || order.paymentStatus === 'completed' || due.length === kept.length) return words
  const rest = amountOf(due.reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0))
  const isOver = order.status === 'delivered'
  return `Reste ${formatFcfa(rest)}${isOver ? ',' : ''} ${words.toLowerCase()}`
}

/** "À rembourser"; after a partial refund "Reste 4 425 750 FCFA à rembourser". */
function dueWords({ refunds = [] }: Refunded): string {
  const sumOf = (part: 'sent' | 'owed') =>
    refunds.reduce((sum, refund) => sum + centimesOf(refund[part] ?? '0'), 0)
  return sumOf('sent') > 0
    ? `Reste ${formatFcfa(amountOf(sumOf('owed')))} à rembourser`
    : refundStatusLabels.due
}

/** Whether the text of the payment state includes the method, as "À payer à la livraison" does. */
export const showsMethod = ({ status, paymentMethod, paymentStatus }: Paid): boolean =>
  !isOnline(paymentMethod) && paymentStatus === 'pending' && status !== 'cancelled' && status !== 'delivered'

/** Method and state of a payment: "Mobile money ou carte bancaire – payé", "À payer à la livraison". */
export function paymentLine(order: Paid): string {
  const words = paymentWords(order)
  const { label } = paymentMethods[order.paymentMethod]
  if (words === null) return label
  return showsMethod(order) ? words : `${label} – ${words.toLowerCase()}`
}
