import type { TransferFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { transferStatuses } from '#contract/payments/transfer-facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export const parseTransferSearch = (raw: Record<string, unknown>): TransferFilters => ({
  search: searchText(raw.search),
  status: oneOf(transferStatuses, raw.status),
  page: parsePage(raw.page),
})
