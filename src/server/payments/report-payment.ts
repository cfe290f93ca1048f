import { paymentMeansLabels } from '#contract/payments/facts.ts'
import type { PaymentReport } from '#contract/payments/schemas.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { findRefundOfPayment } from '../money/public.ts'
import { findOrderNumber } from '../orders/public.ts'
import { findAttempt } from './payments.queries.ts'
import { trySettlingPayment } from './settle-payment.ts'
import { isTransactionId } from './transaction-id.ts'

/**
 * Status of a payment by its unguessable id. Checks open payments at the provider, which finds those whose notification was lost.
 * Only the owner is told the order.
 * @throws Refused `payment_not_found`
 */
export async function reportPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
  customerId: string | undefined,
  transactionId: string,
): Promise<PaymentReport> {
  const known = isTransactionId(transactionId) ? await findAttempt(deps.db, transactionId) : null
  if (!known) return refuse('payment_not_found')
  const attempt = known.status === 'PENDING' ? await trySettlingPayment(deps, known) : known
  const { status, method, amount, orderId } = attempt
  const refund = status === 'ACCEPTED' && (await findRefundOfPayment(deps.db, attempt.id))
  const number = customerId && (await findOrderNumber(deps.db, { orderId, customerId }))
  return {
    success: status === 'ACCEPTED' && attempt.receivedAmount === null,
    status,
    payment_method: method && (paymentMeansLabels[method] ?? method),
    amount,
    ...(number && { order: { id: orderId, number } }),
    ...(refund && { refund }),
  }
}
