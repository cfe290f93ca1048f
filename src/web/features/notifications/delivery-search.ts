import type { DeliveryFilters } from '#contract/filters.ts'
import { deliveryKinds, deliveryStatuses } from '#contract/notifications/facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Reads the address of the list of what was sent; what makes no sense there counts as absent. */
export const parseDeliverySearch = (raw: Record<string, unknown>): DeliveryFilters => ({
  search: searchText(raw.search),
  kind: deliveryKinds.find(known => known === raw.kind),
  status: deliveryStatuses.find(known => known === raw.status),
  page: parsePage(raw.page),
})
