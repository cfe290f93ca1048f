import { categories, productSorts } from '#contract/catalogue/facts.ts'
import type { ShopFilters } from '#contract/filters.ts'
import { regions } from '#contract/regions.ts'
import { searchText } from '#web/search-params.ts'

/** The address of the shop: its filters, and what only browsers without JavaScript write there. */
export type ShopSearch = ShopFilters & {
  /** The filter panel stands open. */
  filtres?: 'ouverts' | undefined
}

function oneOf<const Values extends readonly string[]>(values: Values, value: unknown) {
  return values.find(known => known === value) as Values[number] | undefined
}

function priceOf(value: unknown): number | undefined {
  return /^\d{1,8}$/.test(String(value)) ? Number(value) : undefined
}

function cursorOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,200}$/.test(value) ? value : undefined
}

/** Reads the shop's address; what makes no sense there counts as absent. */
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

/** The part of an address that says which products are shown. */
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

/** Whether anything is left out of the list; the order of the list leaves nothing out. */
export function isNarrowed({ sort: _sort, ...limits }: Omit<ShopFilters, 'cursor'>): boolean {
  return Object.values(limits).some(limit => limit !== undefined)
}
