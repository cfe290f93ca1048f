import { and, eq, inArray, max } from 'drizzle-orm'
import { centimesOf } from '#contract/money.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { orderEvents } from '#database/schema/orders.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import type { OrderRow, ParcelRow } from '../orders.queries.ts'

/**
 * The parcels to revive of a fully cancelled order: all with items left, or, when its payment does not cover them, those that
 * the payment was for (cancelled after it was opened).
 * @throws Refused `move_not_allowed` when nothing is left, `payment_too_small` when the payment asked for none, `refund_done`
 */
export async function parcelsToRevive(
  tx: Transaction,
  { refunds }: Pick<Deps, 'refunds'>,
  { order, parcels }: { order: OrderRow; parcels: readonly ParcelRow[] },
): Promise<ParcelRow[]> {
  const filled = parcels.filter(({ subtotal }) => centimesOf(subtotal) > 0)
  if (filled.length === 0) return refuse('move_not_allowed')
  const payment = isOnline(order.paymentMethod) ? await refunds.findWithdrawable(tx, order.id) : null
  const cost = filled.reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0)
  if (!payment || centimesOf(payment.amount) >= cost) return filled
  const cancelled = await readCancellations(tx, order.id, filled)
  const revivable = filled.filter(({ id }) => (cancelled.get(id) ?? payment.openedAt) > payment.openedAt)
  return revivable.length > 0 ? revivable : refuse('payment_too_small')
}

/** The last cancellation time of each parcel. */
async function readCancellations(
  tx: Transaction,
  orderId: string,
  parcels: readonly ParcelRow[],
): Promise<Map<string | null, Date | null>> {
  const rows = await tx
    .select({ parcelId: orderEvents.parcelId, at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(
      and(
        // By order, which has the index.
        eq(orderEvents.orderId, orderId),
        inArray(
          orderEvents.parcelId,
          parcels.map(({ id }) => id),
        ),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.toStatus, 'cancelled'),
      ),
    )
    .groupBy(orderEvents.parcelId)
  return new Map(rows.map(({ parcelId, at }) => [parcelId, at]))
}
