import type { AnalyticsPeriod } from '#contract/analytics/facts.ts'
import type { Analytics } from '#contract/analytics/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { inSnapshot } from '#database/in-snapshot.ts'
import type { Deps } from '../deps.ts'
import { sumOfMarket } from '../ledger/public.ts'
import {
  countMarket,
  countOrders,
  countOrdersByStatus,
  listDailyRevenue,
  listMonthlyRevenue,
  listRevenueByCategory,
  listRevenueByRegion,
  listTopProducts,
  listTopVendors,
} from './analytics.queries.ts'
import { beginningOf } from './beginning-of.ts'
import { readKeptPeriod } from './kept-figures.queries.ts'

/** The figures of a period. All are read in one snapshot, so that they agree. */
export async function readAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const now = clock()
  const since = beginningOf(period, now)
  return inSnapshot(db, async tx => {
    const ordersByStatus = await countOrdersByStatus(tx, since)
    const kept = await readKeptPeriod(tx, period, since)
    return {
      totalRevenue: await sumOfMarket(tx, 'received', since),
      totalOrders: countOrders(ordersByStatus),
      before: since && (await readBefore(tx, beginningOf(period, since), since)),
      ...(await countMarket(tx)),
      ordersByStatus,
      monthlyRevenue: await listMonthlyRevenue(tx, now),
      // Of longer periods a column of each day would be too thin to be read.
      dailyRevenue: since && period !== 'year' ? await listDailyRevenue(tx, since, now) : [],
      topProducts: await listTopProducts(tx, kept),
      topVendors: await listTopVendors(tx, kept),
      byRegion: await listRevenueByRegion(tx, kept),
      byCategory: await listRevenueByCategory(tx, kept),
    }
  })
}

/** The totals of a time that is over. */
const readBefore = async (
  db: Executor,
  since: Date | null,
  until: Date,
): Promise<NonNullable<Analytics['before']>> => ({
  totalRevenue: await sumOfMarket(db, 'received', since, until),
  totalOrders: countOrders(await countOrdersByStatus(db, since, until)),
})
