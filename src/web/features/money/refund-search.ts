import type { RefundFilters } from '#contract/filters.ts'
import { refundStatuses } from '#contract/money/facts.ts'
import { parsePage } from '#web/page-number.ts'

const MAX_SEARCH_LENGTH = 100

/** Reads the address of the list of refunds; what makes no sense there counts as absent. */
export function parseRefundSearch(raw: Record<string, unknown>): RefundFilters {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, MAX_SEARCH_LENGTH) : ''
  const status = refundStatuses.find(known => known === raw.status)
  return { search: search || undefined, status, page: parsePage(raw.page) }
}
