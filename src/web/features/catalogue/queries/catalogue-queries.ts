import type { Category } from '#contract/catalogue/facts.ts'
import type { ListProductsQuery } from '#contract/catalogue/schemas.ts'
import type { Api } from '#contract/contract.ts'
import type { ShopFilters } from '#contract/filters.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { apiPages } from '#web/api/api-pages.ts'
import { apiQuery } from '#web/api/api-query.ts'
import { filtersOf, isNarrowed, type ShopSearch } from '#web/features/catalogue/queries/shop-search.ts'

/** Page size of the shop. */
const SHOP_STEP = 24
const REVIEW_STEP = 5
export const SIMILAR_PRODUCTS = 4

/** Products, paginated. */
const productSteps = (api: Api, filters: Partial<ListProductsQuery>, from: string | undefined) =>
  apiPages(api, 'listProducts', { query: { ...filters, limit: SHOP_STEP } }, from)
export type ProductSteps = ReturnType<typeof productSteps>

/** The products of the shop. */
export const shopQuery = (api: Api, search: ShopSearch) => productSteps(api, filtersOf(search), search.cursor)

/** Product counts per category under the other filters. */
export function categoryCountsQuery(api: Api, { search, region, minPrice, maxPrice }: ShopFilters = {}) {
  const query = { search, region, minPrice, maxPrice }
  return apiQuery(api, 'getCategoryCounts', ...(isNarrowed(query) ? [{ query }] : []))
}

/** The products of one producer, from a cursor on. */
export const producerProductsQuery = (api: Api, vendorId: string, from: string | undefined) =>
  productSteps(api, { vendorId }, from)

/** The reviews of all products of a producer, newest first, paginated. */
export const producerReviewsQuery = (api: Api, id: string) =>
  apiPages(api, 'listProducerReviews', { params: { id }, query: { limit: REVIEW_STEP } })

/** The reviews of a product, newest first, paginated. */
export const reviewsQuery = (api: Api, id: string) =>
  apiPages(api, 'listReviews', { params: { id }, query: { limit: REVIEW_STEP } })

/** The newest products of a category: one more than shown, since the product itself may be included. */
export const similarQuery = (api: Api, category: Category) =>
  apiQuery(api, 'listProducts', { query: { category, limit: SIMILAR_PRODUCTS + 1 } })

/** Whether the server rejected the cursor. */
export const isForeignCursor = (cursor: string | undefined, error: unknown): boolean =>
  cursor !== undefined && hasStatus(error, 400)
