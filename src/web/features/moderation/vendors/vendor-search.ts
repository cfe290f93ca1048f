import { vendorStatuses } from '#contract/accounts/facts.ts'
import type { AdminVendorFilters } from '#contract/filters.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Reads the address of the list of vendors; what makes no sense there counts as absent. */
export const parseVendorSearch = (raw: Record<string, unknown>): AdminVendorFilters => ({
  search: searchText(raw.search),
  status: vendorStatuses.find(known => known === raw.status),
  face: raw.face === 'pending' ? 'pending' : undefined,
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
