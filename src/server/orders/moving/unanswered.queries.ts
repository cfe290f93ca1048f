import { and, eq, gt, isNotNull, lte, max, not, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { isOnlineMethod, orderEvents, orders, parcels } from '#database/schema/orders.ts'

/** Events by which an order, or one parcel, was put back to pending; found by the index on the order. */
const isPuttingBack = (parcel?: SQL) =>
  and(
    eq(orderEvents.orderId, orders.id),
    parcel,
    eq(orderEvents.kind, 'status'),
    eq(orderEvents.toStatus, 'pending'),
  )

const ofParcel = () => eq(orderEvents.parcelId, parcels.id)

/** Whether the order, or this parcel, was put back to pending since an instant. */
export const isPutBackSince = (before: Date, parcel?: SQL): SQL =>
  sql`exists (
    select from ${orderEvents} where ${and(isPuttingBack(parcel), gt(orderEvents.createdAt, before))}
  )`

/** Condition: a cash parcel that its vendor has not answered. */
const awaitsAnswer = () =>
  and(
    eq(orders.status, 'pending'),
    eq(parcels.status, 'pending'),
    not(isOnlineMethod(orders.paymentMethod)),
    isNotNull(orders.answerAwaitedSince),
  )

/** Condition: the same, waiting since before an instant. */
const isUnanswered = (before: Date) =>
  and(awaitsAnswer(), lte(orders.answerAwaitedSince, before), not(isPutBackSince(before, ofParcel())))

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

/** Since when a parcel awaits its vendor's answer; null when it does not. */
export async function findAwaitedSince(db: Executor, parcelId: string): Promise<Date | null> {
  const putBack = db
    .select({ at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(isPuttingBack(ofParcel()))
  const [row] = await db
    .select({
      since: sql<Date>`greatest(${orders.answerAwaitedSince}, ${putBack})`.mapWith(orders.answerAwaitedSince),
    })
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .where(and(eq(parcels.id, parcelId), awaitsAnswer()))
  return row?.since ?? null
}
