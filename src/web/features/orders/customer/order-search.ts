import { orderStatuses } from '#contract/orders/facts.ts'
import type { OrderFilters } from '#web/features/orders/customer/customer-orders-query.ts'

const MAX_SEARCH_LENGTH = 100

/** Reads the address of the list of orders; what makes no sense there counts as absent. */
export function parseOrderSearch(raw: Record<string, unknown>): OrderFilters {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, MAX_SEARCH_LENGTH) : ''
  const status = orderStatuses.find(known => known === raw.status)
  return { search: search || undefined, status }
}
