import type { TransferFilters } from '#contract/filters.ts'
import { transferStatuses } from '#contract/payments/transfer-facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export const parseTransferSearch = (raw: Record<string, unknown>): TransferFilters => ({
  search: searchText(raw.search),
  status: transferStatuses.find(known => known === raw.status),
  page: parsePage(raw.page),
})
