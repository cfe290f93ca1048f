import type { AnalyticsPeriod } from '#contract/analytics/facts.ts'
import type { Analytics } from '#contract/analytics/schemas.ts'
import type { Deps } from '../deps.ts'
import { sumOfMarket } from '../ledger/public.ts'
import {
  countMarket,
  countOrders,
  countOrdersByStatus,
  listMonthlyRevenue,
  listRevenueByCategory,
  listRevenueByRegion,
  listTopProducts,
  listTopVendors,
} from './analytics.queries.ts'
import { beginningOf } from './beginning-of.ts'

/** The figures of a period. All are read in one snapshot, so that they agree. */
export async function readAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const now = clock()
  const since = beginningOf(period, now)
  return db.transaction(
    async tx => ({
      totalRevenue: await sumOfMarket(tx, 'received', since),
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
