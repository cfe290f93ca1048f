import { and, eq, exists, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products, reviews } from '#database/schema/catalogue.ts'
import { orderItems, orders, parcels } from '#database/schema/orders.ts'
import type { Sessions } from '../http/context.ts'
import { afterCursor, cutPage, type ListOrder, orderBy, positionColumn } from './list-order.ts'
import { isPublic, isVisibleTo } from './product-filters.ts'

const newestFirst: ListOrder = {
  name: 'reviews',
  places: [{ kind: 'instant', value: reviews.createdAt }],
  id: reviews.id,
  direction: 'desc nulls last',
}

/** How many reviews a product has; undefined when the viewer may not see the product. */
export async function countReviews(
  db: Executor,
  viewer: Sessions,
  productId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ total: products.reviewCount })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(products.id, productId), isVisibleTo(viewer)))
  return row?.total
}

/** One page of the reviews of a product, newest first. */
export async function listReviewRows(
  db: Executor,
  productId: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
) {
  const rows = await db
    .select({
      id: reviews.id,
      productId: reviews.productId,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      fullName: users.fullName,
      position: positionColumn(newestFirst),
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(and(eq(reviews.productId, productId), afterCursor(newestFirst, cursor)))
    .orderBy(...orderBy(newestFirst))
    .limit(limit + 1)
  return cutPage(newestFirst, rows, limit)
}
export type ReviewRow = Awaited<ReturnType<typeof listReviewRows>>['items'][number]

/**
 * What decides whether a customer may review a product; undefined when there is no such product. The vendor is locked
 * until the end of the transaction: averages of reviews written at the same time would miss each other.
 */
export async function lockForReview(
  tx: Transaction,
  customerId: string,
  productId: string,
): Promise<{ isPublic: boolean; isReceived: boolean } | undefined> {
  const received = tx
    .select({ one: sql`1` })
    .from(orderItems)
    .innerJoin(parcels, eq(parcels.id, orderItems.parcelId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orderItems.productId, productId),
        eq(orders.customerId, customerId),
        eq(parcels.status, 'delivered'),
      ),
    )
  const [row] = await tx
    .select({ isPublic: sql<boolean>`${isPublic}`, isReceived: sql<boolean>`${exists(received)}` })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(eq(products.id, productId))
    .for('no key update', { of: vendors })
  return row
}

/** Writes a review. Ratings follow by a trigger. */
export async function insertReview(tx: Transaction, review: typeof reviews.$inferInsert): Promise<ReviewRow> {
  const [written] = await tx.insert(reviews).values(review).returning()
  const [author] = await tx
    .select({ fullName: users.fullName })
    .from(users)
    .where(eq(users.id, review.customerId))
  return { ...written!, fullName: author!.fullName }
}
