import { MINUTE_MS } from '#contract/durations.ts'
import { awaitsPayment } from '#contract/orders/payment-states.ts'
import type { OrderEventRow, OrderRow } from '../orders.queries.ts'

const PAY_WITHIN_MINUTES = 30
/** Unpaid online orders are cancelled after this time. */
export const PAY_WITHIN_MS = PAY_WITHIN_MINUTES * MINUTE_MS
/** The reason in the order's history. */
export const UNPAID = `Aucun paiement reçu dans les ${PAY_WITHIN_MINUTES} minutes`

type Waiting = Pick<OrderRow, 'paymentMethod' | 'paymentStatus' | 'status' | 'createdAt'>
type Step = Pick<OrderEventRow, 'kind' | 'toStatus' | 'createdAt'>

/**
 * Payment deadline of an online order: `PAY_WITHIN_MS` after it was placed or last put back to pending. Null when it does not
 * wait: paid, cancelled, or allowed to go on unpaid by an administrator.
 */
export function payBefore(order: Waiting, history: readonly Step[]): Date | null {
  if (!awaitsPayment(order)) return null
  const begun = history
    .filter(({ kind, toStatus }) => kind === 'status' && toStatus === 'pending')
    .map(({ createdAt }) => createdAt.getTime())
  return new Date(Math.max(order.createdAt.getTime(), ...begun) + PAY_WITHIN_MS)
}
