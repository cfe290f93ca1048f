import type { DispatchFilters } from '#contract/filters.ts'
import { dispatchKinds, dispatchStatuses } from '#contract/notifications/facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Reads the address of the list of what was sent; what makes no sense there counts as absent. */
export const parseDispatchSearch = (raw: Record<string, unknown>): DispatchFilters => ({
  search: searchText(raw.search),
  kind: dispatchKinds.find(known => known === raw.kind),
  status: dispatchStatuses.find(known => known === raw.status),
  page: parsePage(raw.page),
})
