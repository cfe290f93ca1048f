import { categories, productSorts } from '#contract/catalogue/facts.ts'
import type { ShopFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { regions } from '#contract/regions.ts'
import { searchText } from '#web/search-params.ts'

/** The search params of the shop: filters, and values that only browsers without JavaScript use. */
export type ShopSearch = ShopFilters & {
  /** The filter panel is open. */
  filtres?: 'ouverts' | undefined
}

function priceOf(value: unknown): number | undefined {
  return /^\d{1,8}$/.test(String(value)) ? Number(value) : undefined
}

function cursorOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,200}$/.test(value) ? value : undefined
}

/** Parses the search params; invalid values are ignored. */
export function parseShopSearch(raw: Record<string, unknown>): ShopSearch {
  const sort = oneOf(productSorts, raw.sort)
  return {
    search: searchText(raw.search),
    category: oneOf(categories, raw.category),
    region: oneOf(regions, raw.region),
    minPrice: priceOf(raw.minPrice) || undefined,
    maxPrice: priceOf(raw.maxPrice),
    sort: sort === 'recent' ? undefined : sort,
    cursor: cursorOf(raw.cursor),
    filtres: oneOf(['ouverts'], raw.filtres),
  }
}

/** The search params that determine which products are shown. */
export function filtersOf({
  search,
  category,
  region,
  minPrice,
  maxPrice,
  sort,
}: ShopSearch): Omit<ShopFilters, 'cursor'> {
  return { search, category, region, minPrice, maxPrice, sort }
}

/** Whether any filter is set, apart from the order. */
export function isNarrowed({ sort: _sort, ...limits }: Omit<ShopFilters, 'cursor'>): boolean {
  return Object.values(limits).some(limit => limit !== undefined)
}
