import { refundStatuses } from '#contract/money/facts.ts'
import type { ListRefundsQuery } from '#contract/money/refunds.schemas.ts'
import { parsePage } from '#web/page-number.ts'

export type RefundFilters = Partial<Pick<ListRefundsQuery, 'status' | 'search' | 'page'>>

const MAX_SEARCH_LENGTH = 100

/** Reads the address of the list of refunds; what makes no sense there counts as absent. */
export function parseRefundSearch(raw: Record<string, unknown>): RefundFilters {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, MAX_SEARCH_LENGTH) : ''
  const status = refundStatuses.find(known => known === raw.status)
  return { search: search || undefined, status, page: parsePage(raw.page) }
}
