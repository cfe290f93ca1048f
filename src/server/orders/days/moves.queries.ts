import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import { MAX_MOVES_PER_DAY } from '#contract/orders/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { orderEvents } from '#database/schema/orders.ts'

/** Whether the vendor reached the limit of day changes of a parcel within 24 hours. */
export async function isMoveLimitReached(
  tx: Transaction,
  { orderId, parcelId }: { orderId: string; parcelId: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS)
  const moves = await tx.$count(
    orderEvents,
    and(
      // By order, which has the index.
      eq(orderEvents.orderId, orderId),
      eq(orderEvents.parcelId, parcelId),
      eq(orderEvents.kind, 'day'),
      eq(orderEvents.actor, 'vendor'),
      gt(orderEvents.createdAt, since),
    ),
  )
  return moves >= MAX_MOVES_PER_DAY
}
