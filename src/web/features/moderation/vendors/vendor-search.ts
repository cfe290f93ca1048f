import { vendorStatuses } from '#contract/accounts/facts.ts'
import type { AdminVendorFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export const parseVendorSearch = (raw: Record<string, unknown>): AdminVendorFilters => ({
  search: searchText(raw.search),
  status: oneOf(vendorStatuses, raw.status),
  face: raw.face === 'pending' ? 'pending' : undefined,
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
