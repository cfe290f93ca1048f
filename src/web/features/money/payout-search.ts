import type { PayoutFilters } from '#contract/filters.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export const parsePayoutSearch = (raw: Record<string, unknown>): PayoutFilters => ({
  list: raw.list === 'done' ? 'done' : undefined,
  search: searchText(raw.search),
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
