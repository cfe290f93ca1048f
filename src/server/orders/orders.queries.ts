import { and, eq, gt, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { DeliveryProof, OrderStatus, PaymentStatus } from '#contract/orders/facts.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { users } from '#database/schema/accounts.ts'
import {
  awaitsPayment,
  isOnlineMethod,
  isUnderWay,
  orderEvents,
  orderItems,
  orders,
  parcels,
} from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { figureOfOrder } from '../ledger/public.ts'
import { type AddedJob, jobAddedAt } from '../outbox/public.ts'

export type OrderRow = typeof orders.$inferSelect
export type ParcelRow = typeof parcels.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect

type Events = {
  orderIds: string[]
  ids: string[]
  parcelIds: (string | null)[]
  kinds: OrderEventRow['kind'][]
  actors: OrderEventRow['actor'][]
  actorIds: (string | null)[]
  from: (string | null)[]
  to: string[]
  reasons: (string | null)[]
  times: Date[]
}

const eventsWritten = compiledQuery((db, at: Placeholders<Events & AddedJob>) =>
  prepareSql(
    db,
    'order_events_insert',
    sql`with written as (
      insert into order_events (id, order_id, parcel_id, kind, actor, actor_id, from_status, to_status, reason, created_at)
      select * from unnest(${at.ids}::uuid[], ${at.orderIds}::uuid[], ${at.parcelIds}::uuid[], ${at.kinds}::order_event_kind[],
        ${at.actors}::actor[], ${at.actorIds}::uuid[], ${at.from}::text[], ${at.to}::text[], ${at.reasons}::text[],
        ${at.times}::timestamptz[])
    )
    select ${jobAddedAt(at)}`,
  ),
)

/** Inserts events together with their `order-changed` job. */
export async function insertEvents(
  tx: Transaction,
  events: readonly OrderEventRow[],
  job: AddedJob,
): Promise<void> {
  await eventsWritten(tx, {
    ids: events.map(({ id }) => id),
    orderIds: events.map(({ orderId }) => orderId),
    parcelIds: events.map(({ parcelId }) => parcelId),
    kinds: events.map(({ kind }) => kind),
    actors: events.map(({ actor }) => actor),
    actorIds: events.map(({ actorId }) => actorId),
    from: events.map(({ fromStatus }) => fromStatus),
    to: events.map(({ toStatus }) => toStatus),
    reasons: events.map(({ reason }) => reason),
    times: events.map(({ createdAt }) => createdAt),
    ...job,
  })
}

/** Locks an order and returns it with its parcels; every change of an order begins here. */
export async function lockOrder(
  tx: Transaction,
  orderId: string,
): Promise<{ order: OrderRow; parcels: ParcelRow[] } | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
    .prepare('order_lock')
    .execute()
  if (!order) return null
  return { order, parcels: await listParcels(tx, orderId) }
}

export async function listParcels(tx: Transaction, orderId: string): Promise<ParcelRow[]> {
  return tx
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(parcels.id)
    .prepare('parcels_of_order')
    .execute()
}

/** Updates a parcel's status if it is unchanged (guarded update). */
export async function updateParcelStatus(
  tx: Transaction,
  {
    parcelId,
    from,
    to,
    deliveredWith,
  }: { parcelId: string; from: OrderStatus; to: OrderStatus; deliveredWith: DeliveryProof | null },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(parcels)
    .set({ status: to, deliveredWith })
    .where(and(eq(parcels.id, parcelId), eq(parcels.status, from)))
    .prepare('parcel_move')
    .execute()
  return rowCount === 1
}

export async function updateParcelPayment(
  tx: Transaction,
  { parcelId, from, to }: { parcelId: string; from: PaymentStatus; to: PaymentStatus },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(parcels)
    .set({ paymentStatus: to })
    .where(and(eq(parcels.id, parcelId), eq(parcels.paymentStatus, from)))
    .prepare('parcel_payment_move')
    .execute()
  return rowCount === 1
}

/** Updates a parcel's planned day if it is unchanged (guarded update). */
export async function updatePlannedDay(
  tx: Transaction,
  { id, plannedOn: from }: Pick<ParcelRow, 'id' | 'plannedOn'>,
  to: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(parcels)
    .set({ plannedOn: to })
    .where(and(eq(parcels.id, id), sql`${parcels.plannedOn} is not distinct from ${from}`))
  return rowCount === 1
}

export async function updateOrder(
  tx: Transaction,
  orderId: string,
  changes: Pick<OrderRow, 'status' | 'paymentStatus'>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, orderId)).prepare('order_update').execute()
}

/** Switches an online order to cash, unless it is paid, cancelled, or has an open payment. */
export async function updateToCash(
  tx: Transaction,
  orderId: string,
  changes: Pick<OrderRow, 'answerAwaitedSince'>,
): Promise<boolean> {
  const attempt = tx.select().from(payments)
  const isOpenOrSettled = or(eq(payments.status, 'PENDING'), isNotNull(payments.settledAt))
  const { rowCount } = await tx
    .update(orders)
    .set({ ...changes, paymentMethod: 'cash_on_delivery' })
    .where(
      and(
        eq(orders.id, orderId),
        isOnlineMethod(orders.paymentMethod),
        ne(orders.status, 'cancelled'),
        ne(orders.paymentStatus, 'completed'),
        notExists(attempt.where(and(eq(payments.orderId, orderId), isOpenOrSettled))),
      ),
    )
  return rowCount === 1
}

export async function updateDeliveryDate(
  tx: Transaction,
  orderId: string,
  deliveryDate: Date | null,
): Promise<void> {
  await tx.update(orders).set({ deliveryDate }).where(eq(orders.id, orderId))
}

/** Products and quantities in some parcels (without missing units), to reserve or restore stock. */
export async function listParcelLines(
  tx: Transaction,
  parcelIds: readonly string[],
): Promise<{ productId: string; quantity: number }[]> {
  return tx
    .select({ productId: orderItems.productId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(and(inArray(orderItems.parcelId, [...parcelIds]), gt(orderItems.quantity, 0)))
    .prepare(`lines_of_parcels_${parcelIds.length}`)
    .execute()
}

const customerRead = compiledQuery((db, at: Placeholders<{ id: string }>) =>
  db
    .select({ fullName: users.fullName, email: users.email, phone: users.phone, region: users.region })
    .from(users)
    .where(eq(users.id, at.id))
    .prepare('order_customer'),
)

/** The customer's contact data for delivery and payment. */
export async function findOrderCustomer(db: Executor, customerId: string) {
  const [customer] = await customerRead(db, { id: customerId })
  return customer
}

/** Locks the customer of an order against erasure. */
export async function lockCustomerOf(
  tx: Transaction,
  orderId: string,
): Promise<{ erasedAt: Date | null } | undefined> {
  const [customer] = await tx
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .innerJoin(orders, eq(orders.customerId, users.id))
    .where(eq(orders.id, orderId))
    .for('key share', { of: users })
  return customer
}

/** Online orders awaiting payment since before an instant, oldest first. */
export async function listOverdueUnpaidOrders(
  db: Executor,
  before: Date,
  limit: number,
): Promise<{ id: string; waitingSince: Date }[]> {
  // An administrator may have put it back to pending since.
  const begun = sql<Date>`greatest(${orders.createdAt}, max(${orderEvents.createdAt}))`.mapWith(
    orders.createdAt,
  )
  return db
    .select({ id: orders.id, waitingSince: begun })
    .from(orders)
    .leftJoin(
      orderEvents,
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.toStatus, 'pending'),
      ),
    )
    .where(and(awaitsPayment(), lt(orders.createdAt, before)))
    .groupBy(orders.id)
    .having(lt(begun, before))
    .orderBy(orders.createdAt)
    .limit(limit)
}

/** Ids of a customer's orders that await their online payment, oldest first. */
export async function listUnpaidOrderIds(db: Executor, customerId: string, limit = 20): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), awaitsPayment()))
    .orderBy(orders.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Displayed number of an order of this customer; null when the order is not theirs. */
export async function findOrderNumber(
  db: Executor,
  { orderId, customerId }: { orderId: string; customerId: string },
): Promise<string | null> {
  const [order] = await db
    .select({ serial: orders.serial })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
  return order ? orderNumber(order.serial) : null
}

/**
 * Counts of a customer's open and delivered orders, and the sum of the delivered ones. Open orders that await their payment are
 * counted apart.
 */
export async function sumCustomerOrders(
  db: Executor,
  customerId: string,
): Promise<{ inProgress: number; toPay: number; delivered: number; totalSpent: string }> {
  const [sums] = await db
    .select({
      inProgress: sql<number>`count(*) filter (where ${isUnderWay(orders.status)} and not ${awaitsPayment()})`,
      toPay: sql<number>`count(*) filter (where ${isUnderWay(orders.status)} and ${awaitsPayment()})`,
      delivered: sql<number>`count(*) filter (where ${orders.status} = 'delivered')`,
      totalSpent: sql<string>`coalesce(sum(${figureOfOrder('spent', orders.id)}), 0)::numeric(14,2)`,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
  return sums ?? { inProgress: 0, toPay: 0, delivered: 0, totalSpent: '0.00' }
}
