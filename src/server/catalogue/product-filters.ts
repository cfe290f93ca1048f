import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ListProductsQuery } from '#contract/catalogue/schemas.ts'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import type { Sessions } from '../http/context.ts'

/** What every visitor may see: an active product of an approved vendor. */
export const isPublic = and(eq(products.status, 'active'), eq(vendors.status, 'approved')) as SQL

/** Every product, public or not. */
export const isAnyProduct = sql`true`

/** What this viewer may see: what is public, a vendor its own products, an administrator everything. */
export function isVisibleTo({ vendor, admin }: Sessions): SQL | undefined {
  if (admin) return undefined
  return vendor ? or(isPublic, eq(products.vendorId, vendor.vendorId)) : isPublic
}

type Filters = Pick<ListProductsQuery, 'category' | 'region' | 'minPrice' | 'maxPrice' | 'vendorId'>

/**
 * The filters of the shop, but for the search text, of products joined to their vendors. They are combined; absent ones let
 * everything pass.
 */
export function passesFilters(query: Filters): SQL | undefined {
  const { category, region, minPrice, maxPrice, vendorId } = query
  return and(
    isPublic,
    category ? eq(products.category, category) : undefined,
    region ? eq(products.region, region) : undefined,
    minPrice !== undefined ? gte(products.price, String(minPrice)) : undefined,
    maxPrice !== undefined ? lte(products.price, String(maxPrice)) : undefined,
    vendorId ? eq(products.vendorId, vendorId) : undefined,
  )
}
