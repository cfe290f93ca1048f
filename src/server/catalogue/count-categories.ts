import type { CategoryCounts, CountProductsQuery } from '#contract/catalogue/schemas.ts'
import type { Deps } from '../deps.ts'
import { passesFilters } from './product-filters.ts'
import { countByCategory, countFoundByCategory } from './read-products.queries.ts'
import { readPublicSearch } from './search/read-public-search.ts'

/**
 * Counts the products of each category that match the filters, ignoring the category filter; each count stops at
 * 1,000.
 * @throws Refused `validation` for a search text with a NUL
 */
export async function countCategories(
  { db }: Pick<Deps, 'db'>,
  query: CountProductsQuery,
): Promise<CategoryCounts> {
  const search = await readPublicSearch(db, query.search)
  if (search === null) return { vivriers: 0, maraichers: 0, avicoles: 0 }
  const filter = passesFilters(query, search)
  return search?.isByWords ? countFoundByCategory(db, filter) : countByCategory(db, filter)
}
