import { count, eq, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'

/** The numbers of a vendor's products: all, on sale, pending. */
export async function countVendorProducts(
  db: Executor,
  vendorId: string,
): Promise<{ totalProducts: number; activeProducts: number; pendingProducts: number }> {
  const [counts] = await db
    .select({
      totalProducts: count(),
      activeProducts: sql<number>`count(*) filter (where ${products.status} = 'active')`,
      pendingProducts: sql<number>`count(*) filter (where ${products.status} = 'pending')`,
    })
    .from(products)
    .where(eq(products.vendorId, vendorId))
  return counts!
}
