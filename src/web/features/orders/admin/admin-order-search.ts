import { Day } from '#contract/common.ts'
import type { AdminOrderFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { orderStatuses, paymentStatuses } from '#contract/orders/facts.ts'
import { findPaymentMethod } from '#contract/payments/facts.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export const parseAdminOrderSearch = (raw: Record<string, unknown>): AdminOrderFilters => ({
  search: searchText(raw.search),
  status: oneOf(orderStatuses, raw.status),
  day: Day.safeParse(raw.day).data,
  paymentMethod: findPaymentMethod(raw.paymentMethod),
  paymentStatus: oneOf(paymentStatuses, raw.paymentStatus),
  stale: String(raw.stale) === '1' ? '1' : undefined,
  stranded: String(raw.stranded) === '1' ? '1' : undefined,
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
