import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { canSwitchToCash, lockOrder, readOrder, switchToCash } from '../orders/public.ts'
import { listUnpaidAttemptsOf, recordUnansweredCheck } from './payments.queries.ts'
import { trySettlingPayment } from './settle-payment.ts'

/**
 * Switches an online order to cash for its customer. All attempts are checked at the provider first. An open attempt prevents it;
 * money of a failed attempt received afterwards is refunded. Idempotent.
 * @throws Refused `order_not_found`, `payment_method_fixed`, `payment_open`
 */
export async function changePaymentMethod(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
  customerId: string,
  orderId: string,
): Promise<Order> {
  await deps.db.transaction(tx => lockOnlineOrder(tx, customerId, orderId))
  for (const attempt of await listUnpaidAttemptsOf(deps.db, orderId)) await trySettlingPayment(deps, attempt)
  await deps.db.transaction(async tx => {
    const locked = await lockOnlineOrder(tx, customerId, orderId)
    if (!locked) return
    const open = (await listUnpaidAttemptsOf(tx, orderId)).filter(({ status }) => status === 'PENDING')
    if (open.some(attempt => deps.payments.ofAttempt(attempt))) refuse('payment_open')
    // Attempts whose provider keys were replaced cannot be checked.
    for (const attempt of open)
      await recordUnansweredCheck(tx, attempt, { status: 'EXPIRED', updatedAt: deps.clock() })
    await switchToCash(tx, deps, locked)
  })
  return (await readOrder(deps.db, { as: 'customer', userId: customerId }, orderId))!
}

/** Locks the online order; null when it was already switched to cash. */
async function lockOnlineOrder(tx: Transaction, customerId: string, orderId: string) {
  const locked = await lockOrder(tx, orderId)
  if (locked?.order.customerId !== customerId) return refuse('order_not_found')
  if (!isOnline(locked.order.paymentMethod)) return null
  if (!canSwitchToCash(locked.order, locked.parcels)) refuse('payment_method_fixed')
  return locked
}
