import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products, reviews } from '#database/schema/catalogue.ts'
import { afterCursor, cutPage, orderBy, positionColumn } from './list-order.ts'
import { isPublic } from './product-filters.ts'
import { isShown, newestFirst, reviewColumns } from './reviews.queries.ts'

/** An approved vendor, with how many products it sells and how many reviews all its products have. */
export async function findProducer(db: Executor, id: string) {
  const [row] = await db
    .select({
      id: vendors.id,
      businessName: vendors.businessName,
      businessAddress: vendors.businessAddress,
      description: vendors.description,
      region: users.region,
      rating: vendors.rating,
      createdAt: vendors.createdAt,
      productCount: sql<number>`(
        select count(*) from ${products} where ${products.vendorId} = ${vendors.id} and ${products.status} = 'active')`,
      reviewCount: sql<number>`(
        select coalesce(sum(${products.reviewCount}), 0)::int from ${products}
        where ${products.vendorId} = ${vendors.id})`,
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(eq(vendors.id, id), eq(vendors.status, 'approved')))
  return row
}
export type ProducerRow = NonNullable<Awaited<ReturnType<typeof findProducer>>>

/** One page of the reviews of all products of a vendor, newest first; also of products that are no longer sold. */
export async function listProducerReviewRows(
  db: Executor,
  vendorId: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
) {
  const rows = await db
    .select({
      ...reviewColumns,
      id: reviews.id,
      position: positionColumn(newestFirst),
      product: { name: products.name, isPublic: sql<boolean>`${isPublic}` },
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(products.vendorId, vendorId), isShown, afterCursor(newestFirst, cursor)))
    .orderBy(...orderBy(newestFirst))
    .limit(limit + 1)
  return cutPage(newestFirst, rows, limit)
}
