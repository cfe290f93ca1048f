import { count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Analytics } from '#contract/analytics/schemas.ts'
import { categories } from '#contract/catalogue/facts.ts'
import { dayOf } from '#contract/day-of.ts'
import { centimesOf } from '#contract/money.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import { SHOP_TIME_ZONE } from '#contract/time-zone.ts'
import type { Executor } from '#database/connect.ts'
import { isApproved, users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { marketBalances } from '#database/schema/ledger.ts'
import { sumOf } from '../ledger/public.ts'
import {
  countByStatus,
  countProductsThatAre,
  greatestSales,
  type KeptPeriod,
  partsOfCategories,
  partsOfVendors,
  sum,
  total,
} from './kept-figures.queries.ts'

const TOP = 5
const MONTHS = 12

/** Number of orders by status, zeros included. */
export async function countOrdersByStatus(
  db: Executor,
  since: Date | null,
  until: Date | null = null,
): Promise<Analytics['ordersByStatus']> {
  const rows = await countByStatus(db, since, until)
  return orderStatuses.map(status => rows.find(row => row.status === status) ?? { status, count: 0 })
}

/** Number of orders that are not cancelled. */
export const countOrders = (byStatus: Analytics['ordersByStatus']): number =>
  byStatus.reduce((total, { status, count }) => (status === 'cancelled' ? total : total + count), 0)

/** The revenue of the twelve months that end with the one of this instant, also of those without any. */
export async function listMonthlyRevenue(db: Executor, now: Date): Promise<Analytics['monthlyRevenue']> {
  const { rows } = await db.execute<{ month: string; revenue: string }>(sql`
    with months as (
      select generate_series(
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${SHOP_TIME_ZONE}) - make_interval(months => ${MONTHS - 1}),
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${SHOP_TIME_ZONE}),
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

/** The revenue of each day from one of these instants to the other, also of those without any. */
export async function listDailyRevenue(
  db: Executor,
  since: Date,
  now: Date,
): Promise<Analytics['dailyRevenue']> {
  const { rows } = await db.execute<{ day: string; revenue: string }>(sql`
    with days as (
      select generate_series(${dayOf(since)}::timestamp, ${dayOf(now)}::timestamp, interval '1 day')::date as day
    ), earned as (
      select ${marketBalances.day} as day, ${sumOf('received', marketBalances)} as revenue
      from ${marketBalances}
      where ${marketBalances.day} >= ${dayOf(since)}
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(earned.revenue, 0)::numeric(14,2)::text as revenue
    from days left join earned using (day) order by days.day`)
  return rows
}

export async function listTopProducts(db: Executor, kept: KeptPeriod): Promise<Analytics['topProducts']> {
  const sold = greatestSales(db, 'product', kept, TOP)
  return db
    .select({
      id: products.id,
      name: products.name,
      businessName: vendors.businessName,
      sales: sold.count,
      revenue: sold.revenue,
    })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.id))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .orderBy(desc(sold.revenue), products.id)
    .limit(TOP)
}

export async function listTopVendors(db: Executor, kept: KeptPeriod): Promise<Analytics['topVendors']> {
  const sold = greatestSales(db, 'vendor', kept, TOP)
  return db
    .select({
      id: vendors.id,
      businessName: vendors.businessName,
      sales: sold.count,
      revenue: sold.revenue,
    })
    .from(sold)
    .innerJoin(vendors, eq(vendors.id, sold.id))
    .orderBy(desc(sold.revenue), vendors.id)
    .limit(TOP)
}

export async function listRevenueByRegion(db: Executor, kept: KeptPeriod): Promise<Analytics['byRegion']> {
  const sold = partsOfVendors(db, kept)
  const revenue = sum(sold.revenue)
  return db
    .select({ region: users.region, sales: total(sold.count), revenue })
    .from(sold)
    .innerJoin(vendors, eq(vendors.id, sold.id))
    .innerJoin(users, eq(users.id, vendors.userId))
    .groupBy(users.region)
    .having(gt(total(sold.count), 0))
    .orderBy(desc(revenue), users.region)
}

/** The revenue of each category, also where there is none; the greatest first. */
export async function listRevenueByCategory(
  db: Executor,
  kept: KeptPeriod,
): Promise<Analytics['byCategory']> {
  const sold = partsOfCategories(db, kept)
  const rows = await db
    .select({ category: sold.category, sales: total(sold.count), revenue: sum(sold.revenue) })
    .from(sold)
    .groupBy(sold.category)
  return categories
    .map(category => rows.find(row => row.category === category) ?? { category, sales: 0, revenue: '0.00' })
    .toSorted((one, other) => centimesOf(other.revenue) - centimesOf(one.revenue))
}

/** Approved vendors and active products, as of now. */
export async function countMarket(db: Executor): Promise<{ totalVendors: number; totalProducts: number }> {
  const [ofVendors] = await db.select({ total: count() }).from(vendors).where(isApproved)
  return { totalVendors: ofVendors!.total, totalProducts: await countProductsThatAre(db, 'active') }
}
