import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { RefundStatus } from '#contract/money/facts.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { zones } from '#database/schema/delivery.ts'
import { orderEvents, orderItems, orders, parcels } from '#database/schema/orders.ts'
import { refunds } from '#database/schema/refunds.ts'
import { figureOfOrder, figureOfVendor } from '../../ledger/public.ts'

type Exported = typeof orders | typeof products | typeof users | typeof vendors

/** The chosen rows; all when undefined. */
export type Chosen = readonly string[] | undefined

/** A batch: the rows after this id, by id, up to the limit. */
export type Part = { after: string | undefined; limit: number; ids: Chosen }

/** The chosen rows, without erased accounts, as on the screen. */
const isAmong = (table: Exported, ids: Chosen) =>
  and(ids && inArray(table.id, [...ids]), table === users ? isNull(users.erasedAt) : undefined)

const isInPart = (table: Exported, { after, ids }: Part) =>
  and(after ? gt(table.id, after) : undefined, isAmong(table, ids))

export async function countRows(db: Executor, table: Exported, ids: Chosen): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(isAmong(table, ids))
  return row!.total
}

/** Whether the parcel belongs to the order's content: of a wholly cancelled order all do. */
const isKeptParcel = sql`(${parcels.status} <> 'cancelled' or ${orders.status} = 'cancelled')`

export const listOrderRows = (db: Executor, part: Part) =>
  db
    .select({
      id: orders.id,
      serial: orders.serial,
      createdAt: orders.createdAt,
      customer: users.fullName,
      email: users.email,
      phone: users.phone,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      // As on the screens: without cancelled parcels, unless all are cancelled.
      total: sql<string>`coalesce((
        select sum(${parcels.subtotal}) from ${parcels}
        where ${parcels.orderId} = ${orders.id} and ${parcels.status} <> 'cancelled'), ${orders.total})`,
      refunded: figureOfOrder('givenBack', orders.id),
      refunding: figureOfOrder('givingBack', orders.id),
      toRefund: figureOfOrder('toGiveBack', orders.id),
      refunds: sql<{ status: RefundStatus }[]>`coalesce((
        select json_agg(json_build_object('status', ${refunds.status}))
        from ${refunds} where ${refunds.orderId} = ${orders.id}), '[]')`,
      recipientName: orders.recipientName,
      recipientPhone: orders.phone,
      deliveryMode: orders.deliveryMode,
      directions: orders.directions,
      pickupPoint: sql<{ name: string; address: string } | null>`case when ${orders.pickupPointId} is not null
        then json_build_object('name', ${orders.pickupName}, 'address', ${orders.pickupAddress}) end`,
      zone: { name: zones.name, region: zones.region },
      deliveryDate: orders.deliveryDate,
      deliveredAt: sql<Date | null>`case when ${orders.status} = 'delivered' then (
        select max(${orderEvents.createdAt}) from ${orderEvents} join ${parcels} on ${parcels.id} = ${orderEvents.parcelId}
        where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.kind} = 'status'
          and ${orderEvents.toStatus} = 'delivered' and ${parcels.status} = 'delivered') end`.mapWith(
        orders.createdAt,
      ),
      plannedDays: sql<string | null>`(
        select string_agg(distinct ${parcels.plannedOn}::text, ', ' order by ${parcels.plannedOn}::text)
        from ${parcels} where ${parcels.orderId} = ${orders.id} and ${parcels.status} <> 'cancelled')`,
      vendors: sql<string>`(
        select string_agg(${vendors.businessName}, ', ' order by ${vendors.businessName})
        from ${parcels} join ${vendors} on ${vendors.id} = ${parcels.vendorId}
        where ${parcels.orderId} = ${orders.id} and ${isKeptParcel})`,
      items: sql<string>`(
        select string_agg(${orderItems.quantity} || ' × ' || ${orderItems.productName}, ', ' order by ${orderItems.id})
        from ${orderItems} join ${parcels} on ${parcels.id} = ${orderItems.parcelId}
        where ${orderItems.orderId} = ${orders.id} and ${orderItems.quantity} > 0 and ${isKeptParcel})`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .leftJoin(zones, eq(zones.id, orders.zoneId))
    .where(isInPart(orders, part))
    .orderBy(asc(orders.id))
    .limit(part.limit)

export const listProductRows = (db: Executor, part: Part) =>
  db
    .select({
      id: products.id,
      name: products.name,
      category: products.category,
      price: products.price,
      unit: products.unit,
      stock: products.stock,
      status: products.status,
      rating: products.rating,
      reviewCount: products.reviewCount,
      vendor: vendors.businessName,
      region: users.region,
      createdAt: products.createdAt,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(isInPart(products, part))
    .orderBy(asc(products.id))
    .limit(part.limit)

export const listUserRows = (db: Executor, part: Part) =>
  db
    .select({
      id: users.id,
      username: users.username,
      fullName: users.fullName,
      email: users.email,
      phone: users.phone,
      region: users.region,
      role: users.role,
      isActive: users.isActive,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(isInPart(users, part))
    .orderBy(asc(users.id))
    .limit(part.limit)

export const listRevenueRows = (db: Executor, part: Part) =>
  db
    .select({
      id: vendors.id,
      businessName: vendors.businessName,
      status: vendors.status,
      region: users.region,
      paidParcels: sql<number>`count(*) filter (where ${parcels.paymentStatus} = 'completed')`,
      received: figureOfVendor('received', vendors.id),
      borne: figureOfVendor('borne', vendors.id),
      toReceive: figureOfVendor('toReceive', vendors.id),
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .leftJoin(parcels, and(eq(parcels.vendorId, vendors.id), eq(parcels.status, 'delivered')))
    .where(isInPart(vendors, part))
    .groupBy(vendors.id, users.region)
    .orderBy(asc(vendors.id))
    .limit(part.limit)
