import type { PaymentStatus } from '#contract/orders/facts.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { postParcelMoves } from '../../ledger/public.ts'
import { syncOrderStatus } from '../moving/move-parcels.ts'
import { type OrderRow, type ParcelRow, updateParcelPayment } from '../orders.queries.ts'
import { type Actor, writeHistory } from '../write-history.ts'

/** Allowed transitions of a payment status; `completed` is final. */
const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['completed', 'failed'],
  failed: ['pending', 'completed'],
  completed: [],
}

type PaymentRecord = { parcels: readonly ParcelRow[]; to: PaymentStatus; by: Actor; reason?: string }

/**
 * The only function that changes payment statuses. Requires the order lock. Updates the parcels whose transition is allowed,
 * writes history and ledger, and updates the order.
 */
export async function recordPayment(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { order, parcels }: { order: OrderRow; parcels: readonly ParcelRow[] },
  { parcels: concerned, to, by, reason }: PaymentRecord,
): Promise<void> {
  const moving = concerned.filter(parcel => paymentMoves[parcel.paymentStatus].includes(to))
  if (moving.length === 0) return
  const now = clock()
  for (const { id, paymentStatus } of moving) {
    const isMoved = await updateParcelPayment(tx, { parcelId: id, from: paymentStatus, to })
    // The order's lock rules it out; history and ledger must not tell what did not happen.
    if (!isMoved) throw new Error(`the payment of parcel ${id} has changed meanwhile`)
  }
  await writeHistory(
    tx,
    order.id,
    moving.map(parcel => ({
      parcelId: parcel.id,
      kind: 'payment' as const,
      ...by,
      fromStatus: parcel.paymentStatus,
      toStatus: to,
      reason: reason ?? null,
      createdAt: now,
    })),
  )
  await postParcelMoves(tx, moving, { to: { paymentStatus: to }, method: order.paymentMethod, at: now })
  const movedIds = new Set(moving.map(parcel => parcel.id))
  const after = parcels.map(parcel => (movedIds.has(parcel.id) ? { ...parcel, paymentStatus: to } : parcel))
  await syncOrderStatus(tx, order, after)
}
