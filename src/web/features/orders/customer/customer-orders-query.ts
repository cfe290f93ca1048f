import type { Api } from '#contract/contract.ts'
import type { OrderFilters } from '#contract/filters.ts'
import { apiPages } from '#web/api/api-pages.ts'

/** Orders of one step of a list. */
const STEP = 20

/** The customer's orders, newest first, a step at a time. Vendors change them meanwhile: each visit asks again. */
export const customerOrdersQuery = (api: Api, filters: OrderFilters = {}) => ({
  ...apiPages(api, 'listCustomerOrders', { query: { ...filters, limit: STEP } }),
  refetchOnMount: 'always' as const,
})
