import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Category } from '#contract/catalogue/facts.ts'
import type { ListProductsQuery } from '#contract/catalogue/schemas.ts'
import type { Region } from '#contract/regions.ts'
import type { Placeholders } from '#database/compiled-query.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import type { Sessions } from '../http/context.ts'
import { categoryMark, markQuery, regionMark } from './search/forms.ts'
import type { ProductSearch } from './search/product-search.queries.ts'

/** Every product, public or not. */
export const isAnyProduct = sql`true`

/** Who looks at products, as statements are told. */
export type Viewer = { vendorId: string | null; isAdmin: boolean }

export const viewerOf = ({ vendor, admin }: Sessions): Viewer => ({
  vendorId: vendor?.vendorId ?? null,
  isAdmin: Boolean(admin),
})

/** What a viewer may see: what is public, a vendor its own products, an administrator everything. */
export const isVisibleTo = ({ vendorId, isAdmin }: Placeholders<Viewer>) =>
  or(isPublic, eq(products.vendorId, vendorId), sql`${isAdmin}::boolean`)

type Filters = Pick<ListProductsQuery, 'category' | 'region' | 'minPrice' | 'maxPrice' | 'vendorId'>

type Asked = Pick<ProductSearch, 'isByWords' | 'matches'>

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
 * How a category and a region are told: where words are searched for, by the index of words itself. PostgreSQL would gather the whole
 * category from another index, to find what both have in common.
 */
export const placesBy = (search: Pick<Asked, 'isByWords'> | undefined) =>
  search?.isByWords ? byLexemes : byColumns

/**
 * The filters of the shop and what a search asks, of products joined to their vendors. They are combined; absent ones let everything
 * pass.
 */
export function passesFilters(query: Filters, search: Asked | undefined): SQL | undefined {
  const { category, region, minPrice, maxPrice, vendorId } = query
  const { isOf, isFrom } = placesBy(search)
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
