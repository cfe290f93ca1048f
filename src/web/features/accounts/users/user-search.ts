import { roles } from '#contract/accounts/roles.ts'
import type { UserFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the filters of the URL; invalid values are dropped. */
export const parseUserSearch = (raw: Record<string, unknown>): UserFilters => ({
  search: searchText(raw.search),
  role: oneOf(roles, raw.role),
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
