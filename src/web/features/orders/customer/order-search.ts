import type { OrderFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export function parseOrderSearch(raw: Record<string, unknown>): OrderFilters {
  const status = oneOf(orderStatuses, raw.status)
  return { search: searchText(raw.search), status }
}
