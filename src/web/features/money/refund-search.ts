import type { RefundFilters } from '#contract/filters.ts'
import { refundStatuses } from '#contract/money/facts.ts'
import { oneOf } from '#contract/one-of.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export const parseRefundSearch = (raw: Record<string, unknown>): RefundFilters => ({
  search: searchText(raw.search),
  status: oneOf(refundStatuses, raw.status),
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
