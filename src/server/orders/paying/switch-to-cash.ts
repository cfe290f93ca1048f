import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { type OrderRow, type ParcelRow, updateToCash } from '../orders.queries.ts'
import { writeHistory } from '../write-history.ts'
import { recordPayment } from './record-payment.ts'

/**
 * The only function that changes the payment method: switches an online order to cash. Requires the order lock. Vendors are
 * notified, and their answer deadline starts now.
 * @throws Error when something is paid or a payment is open; the caller has checked
 */
export async function switchToCash(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  locked: { order: OrderRow; parcels: readonly ParcelRow[] },
): Promise<void> {
  const { order, parcels } = locked
  const by = { actor: 'customer', actorId: order.customerId } as const
  // A failed payment becomes pending again, also for cancelled parcels, which may be revived.
  await recordPayment(tx, { clock }, locked, { parcels, to: 'pending', by })
  const now = clock()
  // Null for demonstration orders, which never expire.
  const isTurned = await updateToCash(tx, order.id, { answerAwaitedSince: order.answerAwaitedSince && now })
  if (!isTurned) throw new Error(`order ${order.id} cannot be paid in cash`)
  await writeHistory(tx, order.id, [
    {
      parcelId: null,
      kind: 'method',
      ...by,
      fromStatus: order.paymentMethod,
      toStatus: 'cash_on_delivery',
      reason: null,
      createdAt: now,
    },
  ])
}
