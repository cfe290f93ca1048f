import { MINUTE_MS } from '#contract/durations.ts'
import { awaitsPayment } from '#contract/orders/payment-states.ts'
import type { OrderEventRow, OrderRow } from '../orders.queries.ts'

const PAY_WITHIN_MINUTES = 30
/** An online order that is not paid by then is cancelled. */
export const PAY_WITHIN_MS = PAY_WITHIN_MINUTES * MINUTE_MS
/** Why it is, as its history says it. */
export const UNPAID = `Aucun paiement reçu dans les ${PAY_WITHIN_MINUTES} minutes`

type Waiting = Pick<OrderRow, 'paymentMethod' | 'paymentStatus' | 'status' | 'createdAt'>
type Step = Pick<OrderEventRow, 'kind' | 'toStatus' | 'createdAt'>

/**
 * Until when an online order waits for its payment: `PAY_WITHIN_MS` from when it was placed, or last put back to pending.
 * Null when it does not wait: it is paid, cancelled, or an administrator let it go on without the money.
 */
export function payBefore(order: Waiting, history: readonly Step[]): Date | null {
  if (!awaitsPayment(order)) return null
  const begun = history
    .filter(({ kind, toStatus }) => kind === 'status' && toStatus === 'pending')
    .map(({ createdAt }) => createdAt.getTime())
  return new Date(Math.max(order.createdAt.getTime(), ...begun) + PAY_WITHIN_MS)
}
