import { and, count, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { categories, type ProductSort } from '#contract/catalogue/facts.ts'
import { factsOf } from '#contract/catalogue/product-facts.ts'
import type { CategoryCounts, Picture } from '#contract/catalogue/schemas.ts'
import { MAX_COUNTED, SHOP_MAX_COUNTED } from '#contract/list-limits.ts'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Database, Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { isPublic, productImages, products } from '#database/schema/catalogue.ts'
import { media } from '#database/schema/media.ts'
import { activePause } from '../delivery/public.ts'
import type { Sessions } from '../http/context.ts'
import { countUpTo } from '../lists/count-up-to.ts'
import { afterCursor, cutPage, type ListOrder, orderBy, positionColumn } from '../lists/list-order.ts'
import { pictureObject, pictureUrlOf } from '../media/public.ts'
import { isVisibleTo, placeConditions, type Viewer, viewerOf } from './product-filters.ts'

/** The columns that determine the position of a product in a list. */
export type SortColumns = Record<
  'id' | 'createdAt' | 'price' | 'rating' | 'reviewCount' | 'nameDocument' | 'stock' | 'pausedUntil',
  SQLWrapper
>

/** These columns of a product joined with its vendor. */
export const productSortColumns: SortColumns = { ...products, pausedUntil: vendors.pausedUntil }

/** An order of products, for any table that has these columns. */
export type ProductOrder = (placed: SortColumns) => ListOrder

const orders: Record<ProductSort, ProductOrder> = {
  recent: ({ createdAt, id }) => ({
    name: 'recent',
    places: [{ kind: 'instant', value: createdAt }],
    id,
    direction: 'desc nulls last',
  }),
  price_asc: ({ price, id }) => ({
    name: 'price_asc',
    places: [{ kind: 'amount', value: price }],
    id,
    direction: 'asc',
  }),
  price_desc: ({ price, id }) => ({
    name: 'price_desc',
    places: [{ kind: 'amount', value: price }],
    id,
    direction: 'desc',
  }),
  rating: ({ rating, reviewCount, id }) => ({
    name: 'rating',
    places: [
      { kind: 'amount', value: sql`coalesce(${rating}, 0)` },
      { kind: 'whole', value: reviewCount },
    ],
    id,
    direction: 'desc',
  }),
}

/** The requested order; newest first by default. */
export const productOrder = (sort: ProductSort | undefined): ProductOrder => orders[sort ?? 'recent']

/** In their order, placeholder drawings after photos. */
const pictures = sql<Picture[]>`(
  select coalesce(json_agg(${pictureObject} order by ${media.isIllustration}, ${productImages.position}), '[]')
  from ${productImages} join ${media} on ${media.id} = ${productImages.mediaId}
  where ${productImages.productId} = ${products.id})`

/** The public columns of a product. */
export const productColumns = {
  id: products.id,
  vendorId: products.vendorId,
  ...factsOf(products),
  stock: products.stock,
  status: products.status,
  rating: products.rating,
  reviewCount: products.reviewCount,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  pictures,
  vendor: {
    id: vendors.id,
    businessName: vendors.businessName,
    description: vendors.description,
    rating: vendors.rating,
    portraitUrl: pictureUrlOf(vendors.portraitId),
    pausedUntil: activePause,
  },
  vendorUser: { fullName: users.fullName, region: users.region },
}

/** Counts the products that match a filter, up to a maximum (default 10,000). */
export async function countProducts(db: Executor, filter: SQL | undefined, most?: number): Promise<number> {
  const found = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(filter)
  return countUpTo(db, found, most)
}

export type Page = { limit: number; cursor: string | undefined }

/** One page of the products that match a filter. */
export async function listProductRows(
  db: Executor,
  filter: SQL | undefined,
  orderOf: ProductOrder,
  { limit, cursor }: Page,
) {
  const order = orderOf(productSortColumns)
  const rows = await db
    .select({ ...productColumns, position: positionColumn(order) })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(filter, afterCursor(order, cursor)))
    .orderBy(...orderBy(order))
    .limit(limit + 1)
  return cutPage(order, rows, limit)
}
export type ProductRow = Awaited<ReturnType<typeof listProductRows>>['items'][number]

/** One page of products, and the total, counted up to a maximum. */
export type CountedPage = { items: ProductRow[]; nextCursor: string | null; total: number }

/**
 * One page of the products that match a filter, and their total, counted as in the shop. The two queries run in
 * parallel on two connections.
 */
export async function listCounted(
  db: Database,
  filter: SQL | undefined,
  order: ProductOrder,
  page: Page,
): Promise<CountedPage> {
  const [rows, total] = await Promise.all([
    listProductRows(db, filter, order, page),
    countProducts(db, filter, SHOP_MAX_COUNTED),
  ])
  return { ...rows, total }
}

const productRead = compiledQuery((db, at: Placeholders<Viewer & { id: string }>) =>
  db
    .select(productColumns)
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(eq(products.id, at.id), isVisibleTo(at)))
    .prepare('product_read'),
)

/** A product, if the viewer may see it. */
export async function findProduct(
  db: Executor,
  viewer: Sessions,
  id: string,
): Promise<ProductRow | undefined> {
  const [row] = await productRead(db, { id, ...viewerOf(viewer) })
  return row
}

/** The public products among these ids. */
export async function listPublicProducts(db: Executor, ids: readonly string[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(inArray(products.id, [...ids]), isPublic))
}

/** Counts the matching products of each category, up to the shop's maximum. */
export async function countByCategory(
  db: Executor,
  filter: SQL | undefined,
  search?: { isByWords: boolean },
): Promise<CategoryCounts> {
  const { isOf } = placeConditions(search)
  const { rows } = await db.execute<CategoryCounts>(
    sql`select ${sql.join(
      categories.map(category => sql`${countOf(isOf(category), filter)} as ${sql.identifier(category)}`),
      sql`, `,
    )}`,
  )
  return rows[0]!
}

const countOf = (isOfCategory: SQL, filter: SQL | undefined) => sql<number>`(select count(*)::int from (
  select from ${products} join ${vendors} on ${eq(vendors.id, products.vendorId)}
  where ${and(isOfCategory, filter)} limit ${SHOP_MAX_COUNTED}) as counted)`

/**
 * The same for a filter that a text index answers: one query for all categories. Only if it finds 10,000 products is
 * each category counted separately.
 */
export async function countFoundByCategory(db: Executor, filter: SQL | undefined): Promise<CategoryCounts> {
  const found = db
    .select({ category: products.category })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(filter)
    .limit(MAX_COUNTED)
    .as('found')
  const rows = await db
    .select({ category: found.category, total: count() })
    .from(found)
    .groupBy(found.category)
  const totals = new Map(rows.map(({ category, total }) => [category, total]))
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  if (total >= MAX_COUNTED) return countByCategory(db, filter, { isByWords: true })
  const counts = categories.map(
    category => [category, Math.min(totals.get(category) ?? 0, SHOP_MAX_COUNTED)] as const,
  )
  return Object.fromEntries(counts) as CategoryCounts
}
