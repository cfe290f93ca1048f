import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  pgView,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core'
import { analyticsPeriods } from '#contract/analytics/facts.ts'
import { categoryEnum, productStatusEnum } from './catalogue.ts'
import { dayInShop } from './columns.ts'
import { orderItems, orderStatusEnum, parcels } from './orders.ts'

/*
 * Figures of the market that would take seconds to count. What changes one is appended by a trigger, so that no sale waits for
 * another; a job adds it to what is kept, in one statement. A figure is always what is kept and what is not added yet.
 */

/** Of whom sales are counted: parcels of a vendor, units of a product. */
const saleSubjects = ['vendor', 'product'] as const
export type SaleSubject = (typeof saleSubjects)[number]
export const saleSubjectEnum = pgEnum('sale_subject', saleSubjects)
export const periodEnum = pgEnum('analytics_period', analyticsPeriods)

/** How many orders of a day have which status. */
export const orderCounts = pgTable(
  'order_counts',
  { day: date().notNull(), status: orderStatusEnum().notNull(), count: integer().notNull() },
  t => [primaryKey({ columns: [t.day, t.status] })],
)

/** What is not in `order_counts` yet. Written by a trigger of the orders. */
export const orderCountChanges = pgTable('order_count_changes', {
  day: date().notNull(),
  status: orderStatusEnum().notNull(),
  count: integer().notNull(),
})

/** How many products have which status. */
export const productCounts = pgTable('product_counts', {
  status: productStatusEnum().primaryKey(),
  count: integer().notNull(),
})

/** What is not in `product_counts` yet. Written by a trigger of the products. */
export const productCountChanges = pgTable('product_count_changes', {
  status: productStatusEnum().notNull(),
  count: integer().notNull(),
})

const revenue = () => numeric({ precision: 14, scale: 2 }).notNull()
const sale = {
  subject: saleSubjectEnum().notNull(),
  subjectId: uuid().notNull(),
  count: integer().notNull(),
  revenue: revenue(),
}

/** The days whose sales are kept of a period: since this one. Of a period without a row nothing is kept. */
export const keptPeriods = pgTable('kept_periods', {
  period: periodEnum().primaryKey(),
  since: date().notNull(),
})

/** What was sold in a period. */
export const keptSales = pgTable('kept_sales', { period: periodEnum().notNull(), ...sale }, t => [
  primaryKey({ columns: [t.period, t.subject, t.subjectId] }),
  // The greatest first, read backwards; and all that is summed, without its table.
  index('kept_sales_revenue_idx').on(t.period, t.subject, t.revenue, t.subjectId, t.count),
])

/**
 * What is kept of the products of each category, each in the one that it has now. Written by triggers alone, of `kept_sales` and of
 * the products.
 */
export const keptCategorySales = pgTable(
  'kept_category_sales',
  {
    period: periodEnum().notNull(),
    category: categoryEnum().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    revenue: revenue(),
  },
  t => [primaryKey({ columns: [t.period, t.category] })],
)

/** What is not in `kept_sales` yet, by the day of the order. Written by a trigger of the ledger. */
export const saleChanges = pgTable('sale_changes', { day: date().notNull(), ...sale })

const EARNED = sql.raw(`status = 'delivered' and payment_status = 'completed'`)
const DAY = dayInShop(sql.raw('created_at'))

/** The facts that the kept sales are made of: parcels delivered and paid, and what was in them. */
export const sales = pgView('sales', { day: date().notNull(), ...sale }).as(sql`
  select ${DAY} as day, 'vendor'::sale_subject as subject, vendor_id as subject_id, 1 as count, subtotal as revenue
  from ${parcels} where ${EARNED}
  union all select ${DAY}, 'product', product_id, quantity, quantity * price
  from ${parcels} join ${orderItems} on parcel_id = parcels.id where ${EARNED}`)
