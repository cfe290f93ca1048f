import type { DispatchFilters } from '#contract/filters.ts'
import { dispatchKinds, dispatchStatuses } from '#contract/notifications/facts.ts'
import { oneOf } from '#contract/one-of.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search parameters of the list; invalid ones are left undefined. */
export const parseDispatchSearch = (raw: Record<string, unknown>): DispatchFilters => ({
  search: searchText(raw.search),
  kind: oneOf(dispatchKinds, raw.kind),
  status: oneOf(dispatchStatuses, raw.status),
  page: parsePage(raw.page),
})
