import { and, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { orderItems, orders, parcels } from '#database/schema/orders.ts'
import { reviews } from '#database/schema/reviews.ts'
import { isVisibleTo, type Viewer, viewerOf } from '../catalogue/public.ts'
import type { Sessions } from '../http/context.ts'
import { afterCursor, cutPage, type ListOrder, orderBy, positionColumn } from '../lists/list-order.ts'

/** The columns of a public review. */
export const reviewColumns = {
  review: reviews,
  author: { fullName: users.fullName, erasedAt: users.erasedAt },
}
export type ReviewRow = {
  review: typeof reviews.$inferSelect
  author: { fullName: string; erasedAt: Date | null }
}

/** Not hidden by an administrator. */
export const isShown = isNull(reviews.hiddenAt)

/** The order of the cursor-paginated review lists. */
export const newestFirst: ListOrder = {
  name: 'reviews',
  places: [{ kind: 'instant', value: reviews.createdAt }],
  id: reviews.id,
  direction: 'desc nulls last',
}

const reviewsCounted = compiledQuery((db, at: Placeholders<Viewer & { productId: string }>) =>
  db
    .select({ total: products.reviewCount })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(products.id, at.productId), isVisibleTo(at)))
    .prepare('reviews_count'),
)

/** The number of reviews of a product; undefined when the viewer may not see it. */
export async function countReviews(
  db: Executor,
  viewer: Sessions,
  productId: string,
): Promise<number | undefined> {
  const [row] = await reviewsCounted(db, { productId, ...viewerOf(viewer) })
  return row?.total
}

/** One page of the reviews of a product, newest first. */
export async function listReviewRows(
  db: Executor,
  productId: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
) {
  const rows = await db
    .select({ ...reviewColumns, id: reviews.id, position: positionColumn(newestFirst) })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(and(eq(reviews.productId, productId), isShown, afterCursor(newestFirst, cursor)))
    .orderBy(...orderBy(newestFirst))
    .limit(limit + 1)
  return cutPage(newestFirst, rows, limit)
}

/** A customer's own reviews, including hidden ones, newest first. */
export async function listReviewsOf(db: Executor, customerId: string) {
  return db
    .select({
      productName: products.name,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      answer: reviews.answer,
      hiddenReason: reviews.hiddenReason,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(desc(reviews.id))
}

/** What decides whether a customer may review a product. */
type ReviewEligibility = { isPublic: boolean; isReceived: boolean }

const eligibilityOf = (db: Executor, customerId: string, productId: string) => {
  const received = db
    .select({ one: sql`1` })
    .from(orderItems)
    .innerJoin(parcels, eq(parcels.id, orderItems.parcelId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orderItems.productId, productId),
        eq(orders.customerId, customerId),
        eq(parcels.status, 'delivered'),
        gt(orderItems.quantity, 0),
      ),
    )
  return db
    .select({ isPublic: sql<boolean>`${isPublic}`, isReceived: sql<boolean>`${exists(received)}` })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(eq(products.id, productId))
    .$dynamic()
}

/** Whether a customer may review a product; undefined if it does not exist. */
export async function findReviewEligibility(
  db: Executor,
  customerId: string,
  productId: string,
): Promise<ReviewEligibility | undefined> {
  const [row] = await eligibilityOf(db, customerId, productId)
  return row
}

/**
 * Whether a customer may review a product, locked until the end of the transaction. Also locks the vendor: concurrent reviews
 * would compute wrong averages.
 */
export async function lockForReview(
  tx: Transaction,
  customerId: string,
  productId: string,
): Promise<ReviewEligibility | undefined> {
  const [row] = await eligibilityOf(tx, customerId, productId).for('no key update', { of: vendors })
  return row
}

/** A customer's own review of a product. */
export async function findOwnReview(
  db: Executor,
  customerId: string,
  productId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(and(eq(reviews.customerId, customerId), eq(reviews.productId, productId)))
  return row
}

/** Inserts a review. A trigger updates the ratings. */
export async function insertReview(tx: Transaction, review: typeof reviews.$inferInsert): Promise<ReviewRow> {
  const [written] = await tx.insert(reviews).values(review).returning()
  const [author] = await tx.select(reviewColumns.author).from(users).where(eq(users.id, review.customerId))
  return { review: written!, author: author! }
}
