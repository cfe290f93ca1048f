import { and, count, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { Analytics } from '#contract/analytics/schemas.ts'
import { categories } from '#contract/catalogue/facts.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { marketBalances } from '#database/schema/ledger.ts'
import { orderItems, orders, parcels } from '#database/schema/orders.ts'
import { figureOfVendors, sumOf } from '../ledger/public.ts'

const ZONE = 'Africa/Abidjan'
const TOP = 5
const MONTHS = 12

const money = (sum: SQL) => sql<string>`coalesce(${sum}, 0)::numeric(14,2)`
const itemRevenue = money(sql`sum(${orderItems.price} * ${orderItems.quantity})`)
const units = sql<number>`coalesce(sum(${orderItems.quantity}), 0)`

/** Parcels delivered and paid, written since this instant: what revenue is made of. */
const earnedSince = (since: Date | null) =>
  and(
    eq(parcels.status, 'delivered'),
    eq(parcels.paymentStatus, 'completed'),
    since ? gte(parcels.createdAt, since) : undefined,
  )

/** How many orders there are of each status, also where there are none. */
export async function countOrdersByStatus(
  db: Executor,
  since: Date | null,
): Promise<Analytics['ordersByStatus']> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(since ? gte(orders.createdAt, since) : undefined)
    .groupBy(orders.status)
  const counts = new Map(rows.map(row => [row.status, row.count]))
  return orderStatuses.map(status => ({ status, count: counts.get(status) ?? 0 }))
}

/** The revenue of the twelve months that end with the one of this instant, also of those without any. */
export async function listMonthlyRevenue(db: Executor, now: Date): Promise<Analytics['monthlyRevenue']> {
  const { rows } = await db.execute<{ month: string; revenue: string }>(sql`
    with months as (
      select generate_series(
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${ZONE}) - make_interval(months => ${MONTHS - 1}),
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${ZONE}),
        interval '1 month'
      ) as month
    ), earned as (
      select date_trunc('month', ${marketBalances.day}::timestamp) as month, ${sumOf('received', marketBalances)} as revenue
      from ${marketBalances}
      where ${marketBalances.day} >= (select min(month) from months)
      group by 1
    )
    select to_char(months.month, 'YYYY-MM') as month, coalesce(earned.revenue, 0)::numeric(14,2)::text as revenue
    from months left join earned using (month) order by months.month`)
  return rows
}

export async function listTopProducts(db: Executor, since: Date | null): Promise<Analytics['topProducts']> {
  return db
    .select({ id: products.id, name: products.name, sales: units, revenue: itemRevenue })
    .from(orderItems)
    .innerJoin(parcels, eq(parcels.id, orderItems.parcelId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(earnedSince(since))
    .groupBy(products.id)
    .orderBy(desc(itemRevenue), products.id)
    .limit(TOP)
}

/** The revenue of vendors as the ledger has it, of those who have any, and how many parcels it came of. */
function revenueOfVendors(db: Executor, since: Date | null) {
  const earned = figureOfVendors(db, 'received', since)
  const sold = db
    .select({ vendorId: parcels.vendorId, sales: count().as('sales') })
    .from(parcels)
    .where(earnedSince(since))
    .groupBy(parcels.vendorId)
    .as('sold')
  return { earned, sold }
}

export async function listTopVendors(db: Executor, since: Date | null): Promise<Analytics['topVendors']> {
  const { earned, sold } = revenueOfVendors(db, since)
  return db
    .select({
      id: vendors.id,
      businessName: vendors.businessName,
      sales: sold.sales,
      revenue: earned.amount,
    })
    .from(earned)
    .innerJoin(vendors, eq(vendors.id, earned.vendorId))
    .innerJoin(sold, eq(sold.vendorId, earned.vendorId))
    .orderBy(desc(earned.amount), vendors.id)
    .limit(TOP)
}

export async function listRevenueByRegion(db: Executor, since: Date | null): Promise<Analytics['byRegion']> {
  const { earned, sold } = revenueOfVendors(db, since)
  const revenue = money(sql`sum(${earned.amount})`)
  return db
    .select({ region: users.region, sales: sql<number>`sum(${sold.sales})::int`, revenue })
    .from(earned)
    .innerJoin(vendors, eq(vendors.id, earned.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .innerJoin(sold, eq(sold.vendorId, earned.vendorId))
    .groupBy(users.region)
    .orderBy(desc(revenue), users.region)
}

/** The revenue of each category, also where there is none. */
export async function listRevenueByCategory(
  db: Executor,
  since: Date | null,
): Promise<Analytics['byCategory']> {
  const rows = await db
    .select({ category: products.category, sales: units, revenue: itemRevenue })
    .from(orderItems)
    .innerJoin(parcels, eq(parcels.id, orderItems.parcelId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(earnedSince(since))
    .groupBy(products.category)
  return categories.map(
    category => rows.find(row => row.category === category) ?? { category, sales: 0, revenue: '0.00' },
  )
}

/** Approved vendors and active products, as of now. */
export async function countMarket(db: Executor): Promise<{ totalVendors: number; totalProducts: number }> {
  const [ofVendors] = await db.select({ total: count() }).from(vendors).where(eq(vendors.status, 'approved'))
  const [ofProducts] = await db.select({ total: count() }).from(products).where(eq(products.status, 'active'))
  return { totalVendors: ofVendors!.total, totalProducts: ofProducts!.total }
}

export async function countOrders(db: Executor, since: Date | null): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .where(and(ne(orders.status, 'cancelled'), since ? gte(orders.createdAt, since) : undefined))
  return row!.total
}
