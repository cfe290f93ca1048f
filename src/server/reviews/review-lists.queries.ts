import { and, count, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { NumberedPage } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/list-limits.ts'
import { FEW_STARS, type ReviewState, starCounts } from '#contract/reviews/facts.ts'
import type { ListVendorReviewsQuery, ReviewCounts } from '#contract/reviews/schemas.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { reviews } from '#database/schema/reviews.ts'
import { countUpTo } from '../lists/count-up-to.ts'
import { containsFolded, containsPattern } from '../lists/like-pattern.ts'
import { isShown, reviewColumns } from './reviews.queries.ts'

const select = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      ...reviewColumns,
      product: { id: products.id, name: products.name },
      vendor: { id: vendors.id, businessName: vendors.businessName },
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .$dynamic()
export type ListedReviewRow = Awaited<ReturnType<typeof select>>[number]

async function selectPage(db: Executor, where: SQL | undefined, { page, limit }: NumberedPage) {
  const rows = await select(db, where)
    .limit(limit)
    .offset((page - 1) * limit)
  const found = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(where)
  return { rows, total: await countUpTo(db, found) }
}

/**
 * The ids of up to 10,000 products whose name, or vendor's name, matches. As an array that is computed first: the reviews are
 * then found by an index, which a join with products would not use.
 */
function idsOfNamed(db: Executor, search: string): SQL {
  const named = db.select({ id: products.id }).from(products).where(containsFolded(products.name, search))
  const ofNamed = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(containsFolded(vendors.businessName, search))
  return sql`array(${unionAll(named, ofNamed).limit(MAX_COUNTED)})`
}

type OfVendor = { vendorId: string } & Pick<ListVendorReviewsQuery, 'state' | 'stars' | 'product'>

/** One page of the reviews of a vendor's products, newest first, without hidden ones. */
export const listVendorReviewRows = (
  db: Executor,
  { vendorId, state, stars, product, ...page }: NumberedPage & OfVendor,
) => {
  const answered = { answered: isNotNull(reviews.answer), unanswered: isNull(reviews.answer) }
  const where = and(
    eq(products.vendorId, vendorId),
    isShown,
    state && answered[state],
    stars === undefined ? undefined : eq(reviews.rating, stars),
    product === undefined ? undefined : eq(reviews.productId, product),
  )
  return selectPage(db, where, page)
}

/** Maximum of products offered as a filter. */
const MOST_PRODUCTS = 200

/** Counts a vendor’s visible reviews: by stars, unanswered, and by product. */
export async function countVendorReviews(db: Executor, vendorId: string): Promise<ReviewCounts> {
  const ofVendor = and(eq(products.vendorId, vendorId), isShown)
  const byStars = await db
    .select({ stars: reviews.rating, count: count(), answered: count(reviews.answer) })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(ofVendor)
    .groupBy(reviews.rating)
  const byProduct = await db
    .select({ id: products.id, name: products.name, count: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(ofVendor)
    .groupBy(products.id)
    .orderBy(desc(count()), products.name)
    .limit(MOST_PRODUCTS)
  const sumOf = (of: (row: (typeof byStars)[number]) => number) =>
    byStars.reduce((sum, row) => sum + of(row), 0)
  return {
    all: sumOf(row => row.count),
    unanswered: sumOf(row => row.count - row.answered),
    stars: starCounts.toReversed().map(stars => ({
      stars,
      count: byStars.find(row => row.stars === stars)?.count ?? 0,
    })),
    products: byProduct,
  }
}

/** The rating of a vendor, "4.25", by all visible reviews; null before the first. */
export async function findRating(db: Executor, vendorId: string): Promise<string | null> {
  const [row] = await db.select({ rating: vendors.rating }).from(vendors).where(eq(vendors.id, vendorId))
  return row?.rating ?? null
}

/** One page of all reviews, newest first. */
export async function listReviewRowsToModerate(
  db: Executor,
  { state, search, ...page }: NumberedPage & { state: ReviewState | undefined; search: string | undefined },
) {
  const states = {
    low: and(isShown, lte(reviews.rating, FEW_STARS)),
    shown: isShown,
    hidden: isNotNull(reviews.hiddenAt),
  }
  const inState = state && states[state]
  if (!search) return selectPage(db, inState, page)
  const found = or(
    sql`${reviews.searchText} like plain_text(${containsPattern(search)})`,
    sql`${reviews.productId} = any(${idsOfNamed(db, search)})`,
  )
  return selectPage(db, and(inState, found), page)
}

/** One review, hidden or not. */
export async function findReview(db: Executor, id: string): Promise<ListedReviewRow | undefined> {
  const [row] = await select(db, eq(reviews.id, id))
  return row
}

/** A review of one of this vendor's products. */
export async function findVendorReview(
  db: Executor,
  vendorId: string,
  id: string,
): Promise<ListedReviewRow | undefined> {
  const [row] = await select(db, and(eq(reviews.id, id), eq(products.vendorId, vendorId), isShown))
  return row
}

/** Stores a vendor's answer; false when there is one already. */
export async function updateAnswer(
  tx: Transaction,
  id: string,
  answered: { answer: string; answeredAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviews)
    .set(answered)
    .where(and(eq(reviews.id, id), isNull(reviews.answer)))
  return rowCount === 1
}

/** Locks a review, and its vendor's ratings. */
export async function lockReviewAndVendor(tx: Transaction, id: string): Promise<ListedReviewRow | undefined> {
  await tx
    .select({ id: vendors.id })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(eq(reviews.id, id))
    .for('no key update', { of: vendors })
  return findReview(tx, id)
}

/** Hides or shows a review. A trigger updates the ratings. */
export async function updateHidden(
  tx: Transaction,
  id: string,
  hidden: { hiddenAt: Date; hiddenReason: string } | { hiddenAt: null; hiddenReason: null },
): Promise<void> {
  await tx.update(reviews).set(hidden).where(eq(reviews.id, id))
}
