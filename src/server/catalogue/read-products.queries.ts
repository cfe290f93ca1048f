import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Category, categories, type ProductSort } from '#contract/catalogue/facts.ts'
import { factsOf } from '#contract/catalogue/product-facts.ts'
import type { CategoryCounts, Picture } from '#contract/catalogue/schemas.ts'
import { COUNTED_AT_MOST } from '#contract/counted.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { productImages, products } from '#database/schema/catalogue.ts'
import { media } from '#database/schema/media.ts'
import { countFound } from '../count-found.ts'
import type { Sessions } from '../http/context.ts'
import { afterCursor, cutPage, type ListOrder, orderBy, positionColumn } from '../list-order.ts'
import { pictureObject } from '../media/public.ts'
import { isPublic, isVisibleTo } from './product-filters.ts'
import type { ProductSearch } from './search/product-search.queries.ts'

const orders: Record<ProductSort, ListOrder> = {
  recent: {
    name: 'recent',
    places: [{ kind: 'instant', value: products.createdAt }],
    id: products.id,
    direction: 'desc nulls last',
  },
  price_asc: {
    name: 'price_asc',
    places: [{ kind: 'amount', value: products.price }],
    id: products.id,
    direction: 'asc',
  },
  price_desc: {
    name: 'price_desc',
    places: [{ kind: 'amount', value: products.price }],
    id: products.id,
    direction: 'desc',
  },
  rating: {
    name: 'rating',
    places: [
      { kind: 'amount', value: sql`coalesce(${products.rating}, 0)` },
      { kind: 'whole', value: products.reviewCount },
    ],
    id: products.id,
    direction: 'desc',
  },
}

const byRelevance = ([hasWholeName, rank]: NonNullable<ProductSearch['places']>): ListOrder => ({
  name: 'relevance',
  places: [
    { kind: 'whole', value: hasWholeName },
    { kind: 'whole', value: rank },
  ],
  id: products.id,
  direction: 'desc',
})

/**
 * The order that was asked for, else the one that a search wishes for ("pas cher"); without one, its best answers come first, else the newest products. Words
 * that nearly every product has tell nothing, and would have them all weighed: then too the newest come first.
 */
export function productOrder(
  sort: ProductSort | undefined,
  search: ProductSearch | undefined,
  total: number,
): ListOrder {
  const wished = sort ?? search?.sort
  if (wished) return orders[wished]
  return search?.places && total < COUNTED_AT_MOST ? byRelevance(search.places) : orders.recent
}

/** In their order, drawings of the house after photos. */
const pictures = sql<Picture[]>`(
  select coalesce(json_agg(${pictureObject} order by ${media.isIllustration}, ${productImages.position}), '[]')
  from ${productImages} join ${media} on ${media.id} = ${productImages.mediaId}
  where ${productImages.productId} = ${products.id})`

/** What everybody may know of a product. */
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
    portraitUrl: sql<
      string | null
    >`(select ${media.url} from ${media} where ${media.id} = ${vendors.portraitId})`,
    pausedUntil: vendors.pausedUntil,
  },
  vendorUser: { fullName: users.fullName, region: users.region },
}

/** How many products pass a filter, counted up to 10,000. */
export async function countProducts(db: Executor, filter: SQL | undefined): Promise<number> {
  const found = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(filter)
  return countFound(db, found)
}

/** One page of the products that pass a filter. */
export async function listProductRows(
  db: Executor,
  filter: SQL | undefined,
  order: ListOrder,
  { limit, cursor }: { limit: number; cursor: string | undefined },
) {
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

/** A product that the viewer may see. */
export async function findProduct(
  db: Executor,
  viewer: Sessions,
  id: string,
): Promise<ProductRow | undefined> {
  const [row] = await db
    .select(productColumns)
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(eq(products.id, id), isVisibleTo(viewer)))
  return row
}

/** Those of some products that are public. */
export async function listPublicProducts(db: Executor, ids: readonly string[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(inArray(products.id, [...ids]), isPublic))
}

/** How many products of each category pass a filter, each counted up to 10,000. */
export async function countByCategory(db: Executor, filter: SQL | undefined): Promise<CategoryCounts> {
  const countOf = (category: Category) => sql<number>`(select count(*)::int from (
    select from ${products}
    join ${vendors} on ${eq(vendors.id, products.vendorId)} join ${users} on ${eq(users.id, vendors.userId)}
    where ${and(eq(products.category, category), filter)} limit ${COUNTED_AT_MOST}) as counted)`
  const { rows } = await db.execute<CategoryCounts>(
    sql`select ${sql.join(
      categories.map(category => sql`${countOf(category)} as ${sql.identifier(category)}`),
      sql`, `,
    )}`,
  )
  return rows[0]!
}
