import { sql } from 'drizzle-orm'
import type { AdminStats } from '#contract/analytics/stats.schemas.ts'
import type { Executor } from '#database/connect.ts'
import { isApproved, vendors } from '#database/schema/accounts.ts'
import { sumOfMarket } from '../ledger/public.ts'
import { countPendingProducts } from '../moderation/public.ts'
import { countOrders, countOrdersByStatus } from './analytics.queries.ts'
import { countProductsThatAre } from './kept-figures.queries.ts'

/** Totals of the market, and the numbers of items that await an administrator. */
export async function readAdminStats(db: Executor): Promise<AdminStats> {
  const [ofVendors] = await db
    .select({
      totalVendors: sql<number>`count(*) filter (where ${isApproved})`,
      pendingVendors: sql<number>`count(*) filter (where ${vendors.status} = 'pending')`,
    })
    .from(vendors)
  const totalProducts = await countProductsThatAre(db, 'active')
  const pendingProducts = await countPendingProducts(db)
  const totalOrders = countOrders(await countOrdersByStatus(db, null))
  const totalRevenue = await sumOfMarket(db, 'received')
  return { ...ofVendors!, totalProducts, pendingProducts, totalOrders, totalRevenue }
}
