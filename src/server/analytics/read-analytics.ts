import type { Analytics } from '#contract/analytics.ts'
import type { AnalyticsPeriod } from '#contract/analytics-labels.ts'
import type { Deps } from '../deps.ts'
import {
  countMarket,
  countOrders,
  countOrdersByStatus,
  listMonthlyRevenue,
  listRevenueByCategory,
  listRevenueByRegion,
  listTopProducts,
  listTopVendors,
  sumRevenue,
} from './analytics.queries.ts'

const DAY_MS = 86_400_000

/** When a period begins; null for the one that has no beginning. */
function beginningOf(period: AnalyticsPeriod, now: Date): Date | null {
  if (period === 'all') return null
  if (period === 'month') return new Date(now.getTime() - 30 * DAY_MS)
  const months = { quarter: 3, year: 12 }[period]
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  return since
}

/** The figures of a period. All are read in one snapshot, so that they agree. */
export async function readAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const now = clock()
  const since = beginningOf(period, now)
  return db.transaction(
    async tx => ({
      totalRevenue: await sumRevenue(tx, since),
      totalOrders: await countOrders(tx, since),
      ...(await countMarket(tx)),
      ordersByStatus: await countOrdersByStatus(tx, since),
      monthlyRevenue: await listMonthlyRevenue(tx, now),
      topProducts: await listTopProducts(tx, since),
      topVendors: await listTopVendors(tx, since),
      byRegion: await listRevenueByRegion(tx, since),
      byCategory: await listRevenueByCategory(tx, since),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
