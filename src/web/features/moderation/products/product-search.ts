import { categories, productStatuses } from '#contract/catalogue/facts.ts'
import type { AdminProductFilters } from '#contract/filters.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export const parseProductSearch = (raw: Record<string, unknown>): AdminProductFilters => ({
  search: searchText(raw.search),
  status: productStatuses.find(known => known === raw.status),
  category: categories.find(known => known === raw.category),
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
