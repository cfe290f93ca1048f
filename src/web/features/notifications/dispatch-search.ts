import type { DispatchFilters } from '#contract/filters.ts'
import { dispatchKinds, dispatchStatuses } from '#contract/notifications/facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search parameters of the list; invalid ones are left undefined. */
export const parseDispatchSearch = (raw: Record<string, unknown>): DispatchFilters => ({
  search: searchText(raw.search),
  kind: dispatchKinds.find(known => known === raw.kind),
  status: dispatchStatuses.find(known => known === raw.status),
  page: parsePage(raw.page),
})
