import { and } from 'drizzle-orm'
import type { ListProductsQuery, Product } from '#contract/catalogue/schemas.ts'
import type { Paged } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import { answerProduct } from './catalogue.answers.ts'
import { passesFilters } from './product-filters.ts'
import { countProducts, listProductRows, productOrder } from './read-products.queries.ts'
import { readPublicSearch } from './search/read-public-search.ts'

const DEFAULT_LIMIT = 100

/**
 * Public products that pass all the filters and answer the search, a page at a time.
 * @throws Refused `validation` for a cursor that is not one, or a search that holds a NUL.
 */
export async function listProducts(
  { db }: Pick<Deps, 'db'>,
  query: ListProductsQuery,
): Promise<Paged<Product>> {
  const search = await readPublicSearch(db, query.search)
  if (search === null) return { items: [], total: 0, nextCursor: null }
  const filter = and(passesFilters(query), search?.matches)
  const total = await countProducts(db, filter)
  const order = productOrder(query.sort, search, total)
  const page = { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor }
  const { items, nextCursor } = await listProductRows(db, filter, order, page)
  return { items: items.map(answerProduct), total, nextCursor }
}
