import { and, eq, sql } from 'drizzle-orm'
import type { Category } from '#contract/catalogue/facts.ts'
import type { CategoryCounts, CountProductsQuery } from '#contract/catalogue/schemas.ts'
import { products } from '#database/schema/catalogue.ts'
import type { Deps } from '../deps.ts'
import { passesFilters } from './product-filters.ts'
import { countByCategory } from './read-products.queries.ts'
import { categoryMark, markQuery } from './search/forms.ts'
import { readPublicSearch } from './search/read-public-search.ts'

/**
 * How many products each category has of those that the list of the shop would show without regard to a category.
 * @throws Refused `validation` for a search that holds a NUL.
 */
export async function countCategories(
  { db }: Pick<Deps, 'db'>,
  query: CountProductsQuery,
): Promise<CategoryCounts> {
  const search = await readPublicSearch(db, query.search)
  if (search === null) return { vivriers: 0, maraichers: 0, avicoles: 0 }
  return countByCategory(
    db,
    and(passesFilters(query), search?.matches),
    search?.matches ? isMarked : category => eq(products.category, category),
  )
}

/** Read with the words of a search from one index, so that of each category only its own products are looked at. */
const isMarked = (category: Category) => sql`${products.nameDocument} @@ ${markQuery(categoryMark(category))}`
