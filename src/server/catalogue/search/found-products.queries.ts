import { eq, type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '#contract/list-limits.ts'
import type { Database } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { isPauseActive } from '../../delivery/public.ts'
import { afterCursor, cutPage, type ListOrder, orderBy, positionColumn } from '../../lists/list-order.ts'
import {
  type CountedPage,
  countProducts,
  listProductRows,
  type Page,
  type ProductOrder,
  productColumns,
  productSortColumns,
  type SortColumns,
} from '../read-products.queries.ts'
import type { ProductSearch } from './product-search.queries.ts'

/**
 * Best matches first: products whose own name has all words, then products that can be bought, then by rank. A
 * product that is named exactly stays on top even when it is sold out.
 */
export const byRelevance =
  (rankingOf: NonNullable<ProductSearch['rankingOf']>): ProductOrder =>
  placed => {
    const [hasWholeName, rank] = rankingOf(placed.nameDocument)
    return {
      name: 'relevance',
      places: [
        { kind: 'whole', value: hasWholeName },
        { kind: 'whole', value: sql`${canBeBought(placed)}::int` },
        { kind: 'whole', value: rank },
      ],
      id: placed.id,
      direction: 'desc',
    }
  }

/** In stock, and the producer is not paused. */
const canBeBought = ({ stock, pausedUntil }: SortColumns) =>
  sql`(${stock} > 0 and (${isPauseActive(pausedUntil)}) is not true)`

/**
 * One page of the search results, and their number, counted up to 10,000.
 * @param orderOfMany the order from 10,000 results on: one with an index, since so many are not ranked individually
 */
export async function listFound(
  db: Database,
  filter: SQL | undefined,
  order: ProductOrder,
  { orderOfMany, ...page }: Page & { orderOfMany: ProductOrder },
): Promise<CountedPage> {
  if (page.cursor === undefined) {
    const found = await listCandidates(db, filter, order, page)
    if (found.total < MAX_COUNTED) return found
    return { ...(await listProductRows(db, filter, orderOfMany, page)), total: found.total }
  }
  // The number of results determines the order of the list.
  const total = await countProducts(db, filter)
  if (total < MAX_COUNTED) return { ...(await listCandidates(db, filter, order, page)), total }
  return { ...(await listProductRows(db, filter, orderOfMany, page)), total }
}

/**
 * Reads the candidates once: counts them and, unless there are too many, sorts them. The other columns are read for
 * the products of the page only.
 */
async function listCandidates(
  db: Database,
  filter: SQL | undefined,
  orderOf: ProductOrder,
  { limit, cursor }: Page,
): Promise<CountedPage> {
  const found = db.$with('found').as(
    db
      .select({
        id: products.id,
        createdAt: products.createdAt,
        price: products.price,
        rating: products.rating,
        reviewCount: products.reviewCount,
        nameDocument: products.nameDocument,
        stock: products.stock,
        pausedUntil: vendors.pausedUntil,
      })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .where(filter)
      .limit(MAX_COUNTED),
  )
  const total = sql<number>`(select count(*) from ${found})`
  const order = orderOf(found)
  const best = db.$with('best').as(
    db
      .select({ bestId: sql<string>`${found.id}`.as('best_id') })
      .from(found)
      .where(afterCursor(order, cursor))
      .orderBy(...orderBy(onlyForFew(order, total)))
      .limit(limit + 1),
  )
  const shown = orderOf(productSortColumns)
  const rows = await db
    .with(found, best)
    .select({ ...productColumns, position: positionColumn(shown), total })
    .from(best)
    .innerJoin(products, eq(products.id, best.bestId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .orderBy(...orderBy(shown))
  const page = cutPage(
    shown,
    rows.map(({ total: _, ...row }) => row),
    limit,
  )
  return { ...page, total: rows[0]?.total ?? 0 }
}

/** Ranking 10,000 names would be wasted: they are sorted by an index. */
const onlyForFew = (order: ListOrder, total: SQL): ListOrder => ({
  ...order,
  places: order.places.map(({ kind, value }) => ({
    kind,
    value: sql`case when ${total} < ${MAX_COUNTED} then ${value} end`,
  })),
})
