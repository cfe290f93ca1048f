import type { OrderFilters } from '#contract/filters.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import { searchText } from '#web/search-params.ts'

/** Reads the address of the list of orders; what makes no sense there counts as absent. */
export function parseOrderSearch(raw: Record<string, unknown>): OrderFilters {
  const status = orderStatuses.find(known => known === raw.status)
  return { search: searchText(raw.search), status }
}
