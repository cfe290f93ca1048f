import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import type { Transaction } from '#database/connect.ts'
import { orderEvents } from '#database/schema/orders.ts'

/** Who errs, and errs again, needs no more. */
const MOST_MOVES_A_DAY = 5

/** Has the vendor of a parcel moved its day as often as it may within one? */
export async function wasMovedOften(tx: Transaction, parcelId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS)
  const moves = await tx.$count(
    orderEvents,
    and(
      eq(orderEvents.parcelId, parcelId),
      eq(orderEvents.kind, 'day'),
      eq(orderEvents.actor, 'vendor'),
      gt(orderEvents.createdAt, since),
    ),
  )
  return moves >= MOST_MOVES_A_DAY
}
