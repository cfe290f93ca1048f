import { categories, productStatuses } from '#contract/catalogue/facts.ts'
import type { AdminProductFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export const parseProductSearch = (raw: Record<string, unknown>): AdminProductFilters => ({
  search: searchText(raw.search),
  status: oneOf(productStatuses, raw.status),
  category: oneOf(categories, raw.category),
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
