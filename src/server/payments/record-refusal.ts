import { isPayable } from '#contract/orders/payment-states.ts'
import type { Deps } from '../deps.ts'
import { lockOrderForPayment, markOrderPaymentFailed } from '../orders/public.ts'
import { lockAttempt, type PaymentAttempt, updateAttempt } from './payments.queries.ts'
import type { ProviderRefused } from './providers/provider.ts'

/** Records that the provider refused to open a payment: the attempt failed, the customer may start another. */
export async function recordRefusal(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, orderId }: PaymentAttempt,
  { code }: ProviderRefused,
): Promise<void> {
  await deps.db.transaction(async tx => {
    const order = await lockOrderForPayment(tx, orderId)
    const attempt = await lockAttempt(tx, id)
    if (attempt.status !== 'PENDING') return
    await updateAttempt(tx, id, {
      status: 'REFUSED',
      updatedAt: deps.clock(),
      data: { initialised: { code } },
    })
    if (order && isPayable(order)) await markOrderPaymentFailed(tx, deps, orderId)
  })
}
