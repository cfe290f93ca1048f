import type { SecurityFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { securityEventKinds } from '#contract/security/facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the filters of the URL; invalid values are dropped. */
export const parseSecuritySearch = (raw: Record<string, unknown>): SecurityFilters => ({
  kind: oneOf(securityEventKinds, raw.kind),
  search: searchText(raw.search),
  page: parsePage(raw.page),
})
