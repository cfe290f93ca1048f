import { and, type Column, desc, eq, exists, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { MAX_ROWS } from '#contract/list-limits.ts'
import { serialOf } from '#contract/orders/order-number.ts'
import type { ListVendorOrdersQuery, OrderRefund } from '#contract/orders/schemas.ts'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor } from '#database/connect.ts'
import { inSnapshotPipelined } from '#database/in-snapshot.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { productImages, products } from '#database/schema/catalogue.ts'
import { zones } from '#database/schema/delivery.ts'
import { deliveryCodes } from '#database/schema/delivery-codes.ts'
import { media } from '#database/schema/media.ts'
import { isOnlineMethod, orderEvents, orderItems, orders, parcels } from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { refunds } from '#database/schema/refunds.ts'
import { matchesPerson } from '../../accounts/public.ts'
import { openingHoursOf, phoneOfPoint } from '../../delivery/public.ts'
import { sentOfRefund, underWayOfRefund } from '../../ledger/public.ts'
import { countUpTo } from '../../lists/count-up-to.ts'
import { afterCursor, cutPage, type ListOrder, orderBy, positionColumn } from '../../lists/list-order.ts'

type ViewerBy<Id> = { as: 'customer'; userId: Id } | { as: 'vendor'; vendorId: Id } | { as: 'admin' }

/** On whose behalf orders are read; others' data is filtered out. */
export type Viewer = ViewerBy<string>

/** Condition: the order has a parcel of the vendor that satisfies this. */
const hasParcel = (db: Executor, vendorId: string | Placeholder, which?: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(parcels)
      .where(and(eq(parcels.orderId, orders.id), eq(parcels.vendorId, vendorId), which)),
  )

function visibleTo(db: Executor, viewer: ViewerBy<string | Placeholder>): SQL | undefined {
  if (viewer.as === 'customer') return eq(orders.customerId, viewer.userId)
  return viewer.as === 'vendor' ? hasParcel(db, viewer.vendorId) : undefined
}

/** Condition: the vendor can confirm the parcel (online ones once paid). */
export const isToAnswer = and(
  eq(parcels.status, 'pending'),
  or(not(isOnlineMethod(orders.paymentMethod)), eq(parcels.paymentStatus, 'completed')),
)!

/** Condition: the parcel was delivered, and its payment is not confirmed. */
const isToCollect = and(eq(parcels.status, 'delivered'), eq(parcels.paymentStatus, 'pending'))

/** A vendor's list filters by its own parcel, whose status it sees. */
export const parcelPasses = ({ status, toAnswer, toCollect }: ListVendorOrdersQuery): SQL | undefined =>
  and(status && eq(parcels.status, status), toAnswer && isToAnswer, toCollect && isToCollect)

/** Text in which a vendor searches customers: `users.search_text` without the user name, which vendors do not see. */
const textOfCustomer = sql`plain_text(' ' || ${users.fullName} || ' ' || ${users.email} || ' ' || coalesce(${users.phone}, ''))`

/** Condition: an order matches the viewer's search. */
export function matchesSearch(db: Executor, viewer: Viewer, search: string): SQL | undefined {
  const serial = serialOf(search)
  const byNumber = serial === null ? undefined : eq(orders.serial, serial)
  if (viewer.as === 'customer') return byNumber ?? sql`false`
  const byCustomer = exists(
    db
      .select({ one: sql`1` })
      .from(users)
      // The stored column first: the computed text is then built for few rows.
      .where(
        and(eq(users.id, orders.customerId), matchesPerson(search), matchesPerson(search, textOfCustomer)),
      ),
  )
  return or(byNumber, matchesPerson(search, orders.recipientText), byCustomer)
}

const conditions = (db: Executor, viewer: Viewer, query: ListVendorOrdersQuery): SQL | undefined =>
  and(
    viewer.as === 'vendor'
      ? hasParcel(db, viewer.vendorId, parcelPasses(query))
      : and(visibleTo(db, viewer), query.status && eq(orders.status, query.status)),
    query.search ? matchesSearch(db, viewer, query.search) : undefined,
  )

/** Number of the viewer's orders that pass the filters, counted up to 10,000. */
export const countOrders = (db: Executor, viewer: Viewer, query: ListVendorOrdersQuery): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ id: orders.id })
      .from(orders)
      .where(conditions(db, viewer, query)),
  )

const newestFirst: ListOrder = { name: 'newest', places: [], id: orders.id, direction: 'desc' }

/**
 * Ids of the viewer's orders, newest first, with the total and the next cursor.
 * @throws Refused `validation` for an invalid cursor
 */
export async function listOrderIds(db: Executor, viewer: Viewer, query: ListVendorOrdersQuery) {
  const limit = query.limit ?? MAX_ROWS
  const rows = await db
    .select({ id: orders.id, position: positionColumn(newestFirst) })
    .from(orders)
    .where(and(conditions(db, viewer, query), afterCursor(newestFirst, query.cursor)))
    .orderBy(...orderBy(newestFirst))
    .limit(limit + 1)
  const total = await countOrders(db, viewer, query)
  const { items, nextCursor } = cutPage(newestFirst, rows, limit)
  return { ids: items.map(({ id }) => id), total, nextCursor }
}

const pictures = sql<string[]>`coalesce((
  select array_agg(${media.url} order by ${productImages.position})
  from ${productImages} join ${media} on ${media.id} = ${productImages.mediaId}
  where ${productImages.productId} = ${products.id}), '{}')`

const owed = sql<Omit<OrderRefund, 'owed'>[]>`coalesce((
  select json_agg(json_build_object(
    'id', ${refunds.id}, 'amount', ${refunds.amount}::text, 'sent', ${sentOfRefund}, 'underWay', ${underWayOfRefund}, 'reason', ${refunds.reason}, 'status', ${refunds.status},
    'reference', ${refunds.reference}, 'createdAt', ${refunds.createdAt}, 'settledAt', ${refunds.settledAt}
  ) order by ${refunds.id})
  from ${refunds} where ${refunds.orderId} = ${orders.id}), '[]')`

/** Whether an attempt is still open at the provider; only for customers. */
const hasOpenPayment = (as: Viewer['as']): SQL<boolean> =>
  as === 'customer'
    ? sql<boolean>`exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.status} = 'PENDING')`
    : sql<boolean>`false`

/** Delivery code of an active parcel; for its customer only. */
const deliveryCode = (as: Viewer['as']): SQL<string | null> =>
  as === 'customer'
    ? sql<
        string | null
      >`(select ${deliveryCodes.code} from ${deliveryCodes} where ${deliveryCodes.parcelId} = ${parcels.id})`
    : sql<null>`null`

type Count = 'one' | 'many'

/**
 * Condition: the id is in the array, one parameter of any length. A single id is compared directly: a simpler and stable plan.
 */
const isAmong = (column: Column, ids: Placeholder, count: Count): SQL =>
  count === 'one' ? eq(column, ids) : sql`${column} = any(${ids})`

type Wanted = Placeholders<{ ids: string | readonly string[]; viewerId: string | null }>

const anyOf = (as: Viewer['as'], userOrVendorId: Placeholder): ViewerBy<Placeholder> =>
  as === 'admin'
    ? { as }
    : as === 'vendor'
      ? { as, vendorId: userOrVendorId }
      : { as, userId: userOrVendorId }

const ordersRead = (count: Count, as: Viewer['as']) =>
  compiledQuery((db, at: Wanted) =>
    db
      .select({
        order: orders,
        customer: {
          fullName: users.fullName,
          username: users.username,
          email: users.email,
          phone: users.phone,
        },
        zone: { id: zones.id, region: zones.region, name: zones.name },
        openingHours: openingHoursOf(orders.pickupPointId),
        pointPhone: phoneOfPoint(orders.pickupPointId),
        refunds: owed,
        hasOpenPayment: hasOpenPayment(as),
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.customerId))
      .leftJoin(zones, eq(zones.id, orders.zoneId))
      .where(and(isAmong(orders.id, at.ids, count), visibleTo(db, anyOf(as, at.viewerId))))
      .orderBy(desc(orders.id))
      .prepare(`orders_read_${count}_as_${as}`),
  )

const parcelsRead = (count: Count, as: Viewer['as']) =>
  compiledQuery((db, at: Wanted) =>
    db
      .select({
        parcel: parcels,
        vendor: { businessName: vendors.businessName, phone: users.phone },
        deliveryCode: deliveryCode(as),
      })
      .from(parcels)
      .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
      .innerJoin(users, eq(users.id, vendors.userId))
      .where(
        and(
          isAmong(parcels.orderId, at.ids, count),
          as === 'vendor' ? eq(parcels.vendorId, at.viewerId) : undefined,
        ),
      )
      .orderBy(parcels.id)
      .prepare(`parcels_read_${count}_as_${as}`),
  )

const itemsRead = (count: Count) =>
  compiledQuery((db, at: Wanted) =>
    db
      .select({
        item: orderItems,
        product: {
          name: orderItems.productName,
          unit: products.unit,
          category: products.category,
          images: pictures,
        },
      })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(isAmong(orderItems.orderId, at.ids, count))
      .orderBy(orderItems.id)
      .prepare(`order_items_read_${count}`),
  )

const eventsRead = (count: Count) =>
  compiledQuery((db, at: Wanted) =>
    db
      .select()
      .from(orderEvents)
      .where(isAmong(orderEvents.orderId, at.ids, count))
      .orderBy(orderEvents.createdAt, orderEvents.id)
      .prepare(`order_events_read_${count}`),
  )

const forEach = <Read>(read: (as: Viewer['as']) => Read) => ({
  customer: read('customer'),
  vendor: read('vendor'),
  admin: read('admin'),
})

const readsOf = (count: Count) => ({
  orders: forEach(as => ordersRead(count, as)),
  parcels: forEach(as => parcelsRead(count, as)),
  items: itemsRead(count),
  events: eventsRead(count),
})
const reads = { one: readsOf('one'), many: readsOf('many') }

/** The id that identifies the viewer. */
const idOf = (viewer: Viewer): string | null =>
  viewer.as === 'customer' ? viewer.userId : viewer.as === 'vendor' ? viewer.vendorId : null

/** Reads orders in one snapshot with four queries. Only the viewer's parcels are read, with their items and events. */
export async function readOrders(db: Executor, viewer: Viewer, ids: readonly string[]) {
  if (ids.length === 0) return { orders: [], parcels: [], items: [], events: [] }
  const read = ids.length === 1 ? reads.one : reads.many
  const wanted = { ids: ids.length === 1 ? ids[0]! : ids, viewerId: idOf(viewer) }
  const [orderRows, parcelRows, itemRows, eventRows] = await inSnapshotPipelined(db, together => [
    read.orders[viewer.as](together, wanted),
    read.parcels[viewer.as](together, wanted),
    read.items(together, wanted),
    read.events(together, wanted),
  ])
  return { orders: orderRows, parcels: parcelRows, items: itemRows, events: eventRows }
}
export type OrderRows = Awaited<ReturnType<typeof readOrders>>
