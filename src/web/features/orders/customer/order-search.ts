import type { OrderFilters } from '#contract/filters.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export function parseOrderSearch(raw: Record<string, unknown>): OrderFilters {
  const status = orderStatuses.find(known => known === raw.status)
  return { search: searchText(raw.search), status }
}
