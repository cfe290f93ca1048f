import type { Api } from '#contract/contract.ts'
import type { OrderFilters } from '#contract/filters.ts'
import { apiPages } from '#web/api/api-pages.ts'

/** Page size of the order list. */
const STEP = 20

/** The customer's orders, newest first, paginated. Refetched on every visit, since vendors change them. */
export const customerOrdersQuery = (api: Api, filters: OrderFilters = {}) => ({
  ...apiPages(api, 'listCustomerOrders', { query: { ...filters, limit: STEP } }),
  refetchOnMount: 'always' as const,
})
