import type { ListProductsQuery, Product } from '#contract/catalogue/schemas.ts'
import type { Paged } from '#contract/endpoint.ts'
import { MAX_ROWS, SHOP_MAX_COUNTED } from '#contract/list-limits.ts'
import type { Deps } from '../deps.ts'
import { answerProduct } from './catalogue.answers.ts'
import { passesFilters } from './product-filters.ts'
import { listCounted, productOrder } from './read-products.queries.ts'
import { byRelevance, listFound } from './search/found-products.queries.ts'
import { readPublicSearch } from './search/read-public-search.ts'

/**
 * Public products that match the filters and the search, one page at a time, with their number (counted up to 1,000).
 * @throws Refused `validation` for an invalid cursor, or a search text with a NUL
 */
export async function listProducts(
  { db }: Pick<Deps, 'db'>,
  query: ListProductsQuery,
): Promise<Paged<Product>> {
  const search = await readPublicSearch(db, query.search)
  if (search === null) return { items: [], total: 0, nextCursor: null }
  const filter = passesFilters(query, search)
  const page = { limit: query.limit ?? MAX_ROWS, cursor: query.cursor }
  const sort = query.sort ?? search?.sort
  const orderOfMany = productOrder(sort)
  const order = sort === undefined && search?.rankingOf ? byRelevance(search.rankingOf) : orderOfMany
  const { items, nextCursor, total } = search?.isByWords
    ? await listFound(db, filter, order, { ...page, orderOfMany })
    : await listCounted(db, filter, order, page)
  return { items: items.map(answerProduct), total: Math.min(total, SHOP_MAX_COUNTED), nextCursor }
}
