import type { SecurityFilters } from '#contract/filters.ts'
import { securityEventKinds } from '#contract/security/facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** What the address says; what makes no sense there counts as absent. */
export const parseSecuritySearch = (raw: Record<string, unknown>): SecurityFilters => ({
  kind: securityEventKinds.find(known => known === raw.kind),
  search: searchText(raw.search),
  page: parsePage(raw.page),
})
