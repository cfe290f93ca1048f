import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { reviews } from '#database/schema/reviews.ts'
import { afterCursor, cutPage, orderBy, positionColumn } from '../lists/list-order.ts'
import { isShown, newestFirst, reviewColumns } from './reviews.queries.ts'

/** One page of the reviews of all products of a vendor, newest first; also of products that are no longer sold. */
export async function listProducerReviewRows(
  db: Executor,
  vendorId: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
) {
  // Authors are joined for this page only.
  const newest = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(products.vendorId, vendorId), isShown, afterCursor(newestFirst, cursor)))
    .orderBy(...orderBy(newestFirst))
    .limit(limit + 1)
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
    .where(inArray(reviews.id, newest))
    .orderBy(...orderBy(newestFirst))
  return cutPage(newestFirst, rows, limit)
}
