import { roles } from '#contract/accounts/roles.ts'
import type { UserFilters } from '#contract/filters.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** What the address says; what makes no sense there counts as absent. */
export const parseUserSearch = (raw: Record<string, unknown>): UserFilters => ({
  search: searchText(raw.search),
  role: roles.find(known => known === raw.role),
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
