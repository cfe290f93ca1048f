import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Category } from '#contract/catalogue/facts.ts'
import type { ListProductsQuery } from '#contract/catalogue/schemas.ts'
import type { Region } from '#contract/regions.ts'
import type { Placeholders } from '#database/compiled-query.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import type { Sessions } from '../http/context.ts'
import { categoryMark, markQuery, regionMark } from './search/forms.ts'
import type { ProductSearch } from './search/product-search.queries.ts'

/** Matches every product, public or not. */
export const isAnyProduct = sql`true`

/** Who reads products, as a parameter of the statements. */
export type Viewer = { vendorId: string | null; isAdmin: boolean }

export const viewerOf = ({ vendor, admin }: Sessions): Viewer => ({
  vendorId: vendor?.vendorId ?? null,
  isAdmin: Boolean(admin),
})

/** The products that a viewer may see: public ones; a vendor also its own; an administrator all. */
export const isVisibleTo = ({ vendorId, isAdmin }: Placeholders<Viewer>) =>
  or(isPublic, eq(products.vendorId, vendorId), sql`${isAdmin}::boolean`)

type Filters = Pick<ListProductsQuery, 'category' | 'region' | 'minPrice' | 'maxPrice' | 'vendorId'>

type SearchResult = Pick<ProductSearch, 'isByWords' | 'matches'>

const hasMark = (mark: string) => sql`${products.nameDocument} @@ ${markQuery(mark)}`

const byColumns = {
  isOf: (category: Category) => eq(products.category, category),
  isFrom: (region: Region) => eq(products.region, region),
}
const byLexemes = {
  isOf: (category: Category) => hasMark(categoryMark(category)),
  isFrom: (region: Region) => hasMark(regionMark(region)),
}

/**
 * Where to match the category and the region: inside the text index when words are searched for. Otherwise PostgreSQL
 * would read the whole category from another index and intersect the two.
 */
export const placeConditions = (search: Pick<SearchResult, 'isByWords'> | undefined) =>
  search?.isByWords ? byLexemes : byColumns

/**
 * The condition for the shop's filters and the search, on products joined with their vendors. Filters are combined
 * with AND; absent ones match everything.
 */
export function passesFilters(query: Filters, search: SearchResult | undefined): SQL | undefined {
  const { category, region, minPrice, maxPrice, vendorId } = query
  const { isOf, isFrom } = placeConditions(search)
  return and(
    isPublic,
    category ? isOf(category) : undefined,
    region ? isFrom(region) : undefined,
    minPrice !== undefined ? gte(products.price, String(minPrice)) : undefined,
    maxPrice !== undefined ? lte(products.price, String(maxPrice)) : undefined,
    vendorId ? eq(products.vendorId, vendorId) : undefined,
    search?.matches,
  )
}
