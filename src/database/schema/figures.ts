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
 * Statistics of the market that would take seconds to count. A trigger appends each change, so that sales never wait for one
 * another; a job adds the changes to the stored totals in one statement. A figure is always the stored total plus the changes not
 * added yet.
 */

/** What sales are counted for: parcels of a vendor, units of a product. */
const saleSubjects = ['vendor', 'product'] as const
export type SaleSubject = (typeof saleSubjects)[number]
export const saleSubjectEnum = pgEnum('sale_subject', saleSubjects)
export const periodEnum = pgEnum('analytics_period', analyticsPeriods)

/** Number of orders by day and status. */
export const orderCounts = pgTable(
  'order_counts',
  { day: date().notNull(), status: orderStatusEnum().notNull(), count: integer().notNull() },
  t => [primaryKey({ columns: [t.day, t.status] })],
)

/** Changes not yet added to `order_counts`. Written by a trigger on orders. */
export const orderCountChanges = pgTable('order_count_changes', {
  day: date().notNull(),
  status: orderStatusEnum().notNull(),
  count: integer().notNull(),
})

/** Number of products by status. */
export const productCounts = pgTable('product_counts', {
  status: productStatusEnum().primaryKey(),
  count: integer().notNull(),
})

/** Changes not yet added to `product_counts`. Written by a trigger on products. */
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

/** First day of the sales stored for a period. For a period without a row none are stored. */
export const keptPeriods = pgTable('kept_periods', {
  period: periodEnum().primaryKey(),
  since: date().notNull(),
})

/** Sales in a period. */
export const keptSales = pgTable('kept_sales', { period: periodEnum().notNull(), ...sale }, t => [
  primaryKey({ columns: [t.period, t.subject, t.subjectId] }),
  // For the greatest first (read backwards), and for index-only sums.
  index('kept_sales_revenue_idx').on(t.period, t.subject, t.revenue, t.subjectId, t.count),
])

/** Sales of a period by the current category of the products. Written only by triggers, on `kept_sales` and on products. */
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

/** Sales not yet added to `kept_sales`, by the day of the order. Written by a trigger on the ledger. */
export const saleChanges = pgTable('sale_changes', { day: date().notNull(), ...sale })

const EARNED = sql.raw(`status = 'delivered' and payment_status = 'completed'`)
const DAY = dayInShop(sql.raw('created_at'))

/** Rows from which the stored sales are computed: parcels delivered and paid, and their items. */
export const sales = pgView('sales', { day: date().notNull(), ...sale }).as(sql`
  select ${DAY} as day, 'vendor'::sale_subject as subject, vendor_id as subject_id, 1 as count, subtotal as revenue
  from ${parcels} where ${EARNED}
  union all select ${DAY}, 'product', product_id, quantity, quantity * price
  from ${parcels} join ${orderItems} on parcel_id = parcels.id where ${EARNED}`)
