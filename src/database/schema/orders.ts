import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type DeliveryMode, deliveryModes } from '#contract/delivery/facts.ts'
import {
  activeStatuses,
  actors,
  type DeliveryProof,
  deliveryProofs,
  type OrderStatus,
  orderEventKinds,
  orderStatuses,
  paymentStatuses,
} from '#contract/orders/facts.ts'
import { isOnline, type PaymentMethod, paymentMethodNames } from '#contract/payments/facts.ts'
import { users, vendors } from './accounts.ts'
import { bytes } from './bytes.ts'
import { products } from './catalogue.ts'
import { dayInShop, id, instant, isOfAccount, money } from './columns.ts'
import { placeChecks, placeColumns } from './delivery.ts'
import { pickupPoints } from './pickup-points.ts'

export const orderStatusEnum = pgEnum('order_status', orderStatuses)
export const paymentStatusEnum = pgEnum('payment_status', paymentStatuses)
export const actorEnum = pgEnum('actor', actors)
export const orderEventKindEnum = pgEnum('order_event_kind', orderEventKinds)

export const orderNumbers = pgSequence('order_numbers')

/** The values are literals in the SQL text, as conditions of indexes and constraints require. */
const isOneOf = (
  column: SQLWrapper,
  words: readonly (PaymentMethod | OrderStatus | DeliveryProof | DeliveryMode)[],
): SQL<boolean> => sql<boolean>`${column} in (${sql.raw(words.map(word => `'${word}'`).join(', '))})`

/** Condition for online payment methods, in the form of the partial indexes, so that these are used. */
export const isOnlineMethod = (paymentMethod: SQLWrapper): SQL<boolean> =>
  isOneOf(paymentMethod, paymentMethodNames.filter(isOnline))

/** Condition for orders or parcels neither delivered nor cancelled, in the form of the partial indexes. */
export const isUnderWay = (status: SQLWrapper): SQL<boolean> => isOneOf(status, activeStatuses)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** From the sequence `order_numbers`; displayed as AMIC-000123. */
    serial: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('order_numbers')`),
    customerId: uuid()
      .notNull()
      .references(() => users.id),
    total: money().notNull(),
    /** Derived from the parcels: cancelled when all are, otherwise the least advanced of the others. */
    status: orderStatusEnum().notNull().default('pending'),
    paymentMethod: text({ enum: paymentMethodNames }).notNull(),
    paymentStatus: paymentStatusEnum().notNull().default('pending'),
    deliveryMode: text({ enum: deliveryModes }).notNull().default('home'),
    ...placeColumns(),
    /** Directions to the door: quarter, street, landmark; the whole address for an order without a zone. */
    directions: text().notNull(),
    pickupPointId: uuid().references(() => pickupPoints.id),
    /** Name of the pickup point at the time of the order. */
    pickupName: text(),
    pickupAddress: text(),
    deliveryDate: instant(),
    notes: text(),
    /**
     * Start of the vendors' time to answer: when the order was placed or switched to cash. Null for demonstration orders, which
     * never expire.
     */
    answerAwaitedSince: instant(),
    createdAt: instant().notNull().defaultNow(),
    /** Recipient as administrators search it, without accents or case; each part follows a space. */
    recipientText: text().generatedAlwaysAs(
      sql`plain_text(' ' || coalesce(recipient_name, '') || ' ' || coalesce(phone, ''))`,
    ),
  },
  t => [
    // Ascending: read backwards for the newest first. Drizzle's descending ones put nulls last, and serve no `order by … desc`.
    index('orders_customer_idx').on(t.customerId, t.id),
    // For the sum of a customer's open orders, computed before each new one.
    index('orders_open_idx').on(t.customerId).where(isUnderWay(t.status)),
    index('orders_status_idx').on(t.status, t.id),
    index('orders_payment_idx').on(t.paymentStatus, t.paymentMethod, t.id),
    index('orders_day_set_idx')
      .on(sql`(${dayInShop(t.deliveryDate)})`)
      .where(sql`${t.deliveryDate} is not null`),
    index('orders_recipients_idx').using('gin', sql`${t.recipientText} gin_trgm_ops`),
    // For what vendors are owed; most orders are paid in cash.
    index('orders_online_idx').on(t.id).where(isOnlineMethod(t.paymentMethod)),
    index('orders_unpaid_idx')
      .on(t.createdAt)
      .where(
        sql`${isOnlineMethod(t.paymentMethod)} and ${t.paymentStatus} <> 'completed' and ${t.status} <> 'cancelled'`,
      ),
    check('orders_payment_method_known', isOneOf(t.paymentMethod, paymentMethodNames)),
    check('orders_total_not_negative', sql`${t.total} >= 0`),
    check('orders_delivery_mode_known', isOneOf(t.deliveryMode, deliveryModes)),
    check('orders_directions_not_blank', sql`length(btrim(${t.directions})) > 0`),
    check(
      'orders_pickup_whole',
      sql`(${t.deliveryMode} = 'pickup') = (${t.pickupPointId} is not null)
        and num_nulls(${t.pickupPointId}, ${t.pickupName}, ${t.pickupAddress}) in (0, 3)`,
    ),
    ...placeChecks('orders', t),
  ],
)

/** Condition for orders that await their online payment, equivalent to `src/contract/orders/payment-states.ts`. */
export const awaitsPayment = (): SQL<boolean> =>
  sql<boolean>`(${isOnlineMethod(orders.paymentMethod)} and ${orders.paymentStatus} <> 'completed' and ${orders.status} = 'pending')`

/** The part of an order that one vendor prepares. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id),
    status: orderStatusEnum().notNull().default('pending'),
    paymentStatus: paymentStatusEnum().notNull().default('pending'),
    subtotal: money().notNull(),
    /** Planned delivery date; null for older orders, and where none could be computed. */
    plannedOn: date(),
    /** Proof of delivery; null until delivered, and where an administrator recorded the delivery. */
    deliveredWith: text({ enum: deliveryProofs }),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    uniqueIndex('parcels_one_per_vendor_key').on(t.orderId, t.vendorId),
    // Target of the items' foreign key: an item's parcel belongs to the item's order.
    unique('parcels_of_order_key').on(t.id, t.orderId),
    index('parcels_vendor_idx').on(t.vendorId, t.orderId.desc()),
    // For a vendor's deliveries by day.
    index('parcels_by_day_idx').on(t.vendorId, t.plannedOn, t.orderId).where(isUnderWay(t.status)),
    // For all vendors' deliveries of a day, past ones included.
    index('parcels_planned_idx').on(t.plannedOn, t.orderId).where(sql`${t.status} <> 'cancelled'`),
    index('parcels_vendor_revenue_idx')
      .on(t.vendorId, t.paymentStatus, t.subtotal)
      .where(sql`${t.status} = 'delivered'`),
    // For sales by day, in the time zone of Abidjan.
    index('parcels_earned_idx')
      .on(sql`(${dayInShop(t.createdAt)})`)
      .where(sql`${t.status} = 'delivered' and ${t.paymentStatus} = 'completed'`),
    // For the administration's count by vendor.
    index('parcels_without_code_idx').on(t.vendorId).where(sql`${t.deliveredWith} = 'none'`),
    check(
      'parcels_delivered_with_something',
      sql`${t.deliveredWith} is null or (${t.status} = 'delivered' and ${isOneOf(t.deliveredWith, deliveryProofs)})`,
    ),
    // Zero for a parcel with nothing left in it, which a trigger requires to be cancelled.
    check('parcels_subtotal_not_negative', sql`${t.subtotal} >= 0`),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid().notNull(),
    parcelId: uuid().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Name at the time of the order. */
    productName: text().notNull(),
    /** Units in the parcel. */
    quantity: integer().notNull(),
    /** Units that the vendor removed as unavailable; with `quantity` the units ordered. */
    missing: integer().notNull().default(0),
    price: numeric({ precision: 10, scale: 2 }).notNull(),
  },
  t => [
    foreignKey({ columns: [t.parcelId, t.orderId], foreignColumns: [parcels.id, parcels.orderId] }),
    uniqueIndex('order_items_once_key').on(t.orderId, t.productId),
    index('order_items_parcel_idx').on(t.parcelId),
    index('order_items_product_idx').on(t.productId),
    check(
      'order_items_quantity_positive',
      sql`${t.quantity} >= 0 and ${t.missing} >= 0 and ${t.quantity} + ${t.missing} > 0`,
    ),
    check('order_items_price_positive', sql`${t.price} > 0`),
  ],
)

/** Changes of orders (`orderEventKinds`): who, when, from, to, why. Append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Null for what concerns the whole order: its payment method. */
    parcelId: uuid().references(() => parcels.id),
    kind: orderEventKindEnum().notNull(),
    actor: actorEnum().notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fromStatus: text(),
    toStatus: text().notNull(),
    reason: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    index('order_events_order_idx').on(t.orderId, t.id),
    index('order_events_actor_idx').on(t.actorId).where(isOfAccount(t.actorId)),
    check('order_events_change_something', sql`${t.fromStatus} is distinct from ${t.toStatus}`),
  ],
)

/** Tracking links, which show an order's progress without an account; only the token's SHA-256 is stored. */
export const orderShares = pgTable(
  'order_shares',
  {
    tokenHash: bytes().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    createdAt: instant().notNull(),
  },
  t => [index('order_shares_order_idx').on(t.orderId)],
)

/** Idempotency keys of customers, with the orders they created; kept for `KEY_RETENTION`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    customerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    bodyHash: bytes().notNull(),
    /** Deferred in `0002_tables-by-hand.sql`: the key is claimed before its order is written, in the same transaction. */
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    primaryKey({ columns: [t.customerId, t.key] }),
    index('idempotency_keys_created_idx').on(t.createdAt),
  ],
)
