import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import type { OrderFilters } from '#contract/filters.ts'
import { apiKey } from '#web/api/api-query.ts'

/** Orders of one step of a list. */
const STEP = 20

/** The customer's orders, newest first, a step at a time. Vendors change them meanwhile: each visit asks again. */
export function customerOrdersQuery(api: Api, filters: OrderFilters = {}) {
  return infiniteQueryOptions({
    queryKey: [...apiKey('listCustomerOrders'), filters],
    queryFn: ({ pageParam }) =>
      api.listCustomerOrders({ query: { ...filters, limit: STEP, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.nextCursor ?? undefined,
    refetchOnMount: 'always',
  })
}
