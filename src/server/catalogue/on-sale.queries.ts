import { and, count, eq, type SQL } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { vendors } from '#database/schema/accounts.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'

/** Products on sale that match a condition, limited: for a lateral join or an `exists`. */
export const someOnSale = (db: Executor, condition: SQL | undefined, limit: number) =>
  db
    .select({
      id: products.id,
      name: products.name,
      nameDocument: products.nameDocument,
      price: products.price,
      unit: products.unit,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(isPublic, condition))
    .limit(limit)

/** The number of products on sale. */
export async function countOnSale(db: Executor): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(isPublic)
  return row!.count
}
