import { sql } from 'drizzle-orm'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Transaction } from '#database/connect.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { newId } from '#database/schema/columns.ts'
import type { orderItems, orders, parcels } from '#database/schema/orders.ts'
import type { OrderedDelivery } from './delivery-of.ts'

/** Columns set when an order is placed; others have defaults. */
type NewOrder = OrderedDelivery &
  Pick<
    typeof orders.$inferSelect,
    'id' | 'customerId' | 'total' | 'paymentMethod' | 'notes' | 'answerAwaitedSince' | 'createdAt'
  >

/** Its parcels and items begin with it. */
type NewParcel = Pick<typeof parcels.$inferSelect, 'id' | 'vendorId' | 'subtotal' | 'plannedOn'>
type NewItem = Pick<
  typeof orderItems.$inferSelect,
  'parcelId' | 'productId' | 'productName' | 'quantity' | 'price'
>

type Rows = {
  parcelIds: string[]
  vendorIds: string[]
  subtotals: string[]
  days: (string | null)[]
  itemIds: string[]
  parcelsOfItems: string[]
  productIds: string[]
  productNames: string[]
  quantities: number[]
  prices: string[]
}

const orderWritten = compiledQuery((db, at: Placeholders<NewOrder & Rows>) =>
  prepareSql(
    db,
    'order_write',
    sql`with placed as (
      insert into orders (id, customer_id, total, payment_method, delivery_mode, recipient_name, phone, zone_id, directions,
        latitude, longitude, pickup_point_id, pickup_name, pickup_address, notes, answer_awaited_since, created_at)
      values (${at.id}, ${at.customerId}, ${at.total}, ${at.paymentMethod}, ${at.deliveryMode}, ${at.recipientName}, ${at.phone},
        ${at.zoneId}, ${at.directions}, ${at.latitude}, ${at.longitude}, ${at.pickupPointId}, ${at.pickupName},
        ${at.pickupAddress}, ${at.notes}, ${at.answerAwaitedSince}, ${at.createdAt})
      returning id, created_at
    ), packed as (
      insert into parcels (order_id, created_at, id, vendor_id, subtotal, planned_on)
      select placed.id, created_at, parcel.*
      from placed, unnest(${at.parcelIds}::uuid[], ${at.vendorIds}::uuid[], ${at.subtotals}::numeric[], ${at.days}::date[]) as parcel
    )
    insert into order_items (order_id, id, parcel_id, product_id, product_name, quantity, price)
    select placed.id, item.*
    from placed, unnest(${at.itemIds}::uuid[], ${at.parcelsOfItems}::uuid[], ${at.productIds}::uuid[], ${at.productNames}::text[],
      ${at.quantities}::int[], ${at.prices}::numeric[]) as item`,
  ),
)

/** Writes an order with its parcels and their items, in one statement. */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  { parcels, items }: { parcels: readonly NewParcel[]; items: readonly NewItem[] },
): Promise<void> {
  await orderWritten(tx, {
    ...order,
    parcelIds: parcels.map(({ id }) => id),
    vendorIds: parcels.map(({ vendorId }) => vendorId),
    subtotals: parcels.map(({ subtotal }) => subtotal),
    days: parcels.map(({ plannedOn }) => plannedOn),
    itemIds: items.map(newId),
    parcelsOfItems: items.map(({ parcelId }) => parcelId),
    productIds: items.map(({ productId }) => productId),
    productNames: items.map(({ productName }) => productName),
    quantities: items.map(({ quantity }) => quantity),
    prices: items.map(({ price }) => price),
  })
}
