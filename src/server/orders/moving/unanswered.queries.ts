import { and, eq, lte, not, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { isOnlineMethod, orderEvents, orders, parcels } from '#database/schema/orders.ts'

/** Is it a parcel in cash whose producer has not answered since before an instant? */
const isUnanswered = (before: Date) =>
  and(
    eq(orders.status, 'pending'),
    eq(parcels.status, 'pending'),
    not(isOnlineMethod(orders.paymentMethod)),
    lte(orders.answerAwaitedSince, before),
    // An administrator may have put it back to pending since.
    sql`not exists (
      select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
        and ${orderEvents.parcelId} = ${parcels.id} and ${orderEvents.kind} = 'status'
        and ${orderEvents.toStatus} = 'pending' and ${orderEvents.createdAt} > ${before.toISOString()}
    )`,
  )

export async function listUnansweredOrders(db: Executor, before: Date, limit = 200): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .where(isUnanswered(before))
    .orderBy(orders.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function listUnansweredParcels(db: Executor, orderId: string, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: parcels.id })
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .where(and(eq(orders.id, orderId), isUnanswered(before)))
  return rows.map(({ id }) => id)
}
