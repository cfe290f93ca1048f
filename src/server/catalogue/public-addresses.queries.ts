import { count, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '#database/connect.ts'
import { isApproved, vendors } from '#database/schema/accounts.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { countOnSale } from './on-sale.queries.ts'

/** A producer or product with a public page, and when it last changed. */
export type PublicAddress = { kind: 'producer' | 'product'; id: string; updatedAt: Date }

/** The number of producers and products with a public page. */
export async function countPublicAddresses(db: Executor): Promise<number> {
  const [producers] = await db.select({ total: count() }).from(vendors).where(isApproved)
  return producers!.total + (await countOnSale(db))
}

/** One page of the producers and products with a public page: producers first, each by id. */
export async function listPublicAddresses(
  db: Executor,
  { offset, limit }: { offset: number; limit: number },
): Promise<PublicAddress[]> {
  const producers = db
    .select({
      kind: sql<PublicAddress['kind']>`'producer'`.as('kind'),
      id: vendors.id,
      updatedAt: vendors.updatedAt,
    })
    .from(vendors)
    .where(isApproved)
  const sold = db
    .select({
      kind: sql<PublicAddress['kind']>`'product'`.as('kind'),
      id: products.id,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(isPublic)
  return unionAll(producers, sold).orderBy(sql`kind`, sql`id`).offset(offset).limit(limit)
}
