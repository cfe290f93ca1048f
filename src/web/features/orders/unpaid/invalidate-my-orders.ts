import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Invalidates the customer's orders and unpaid orders. */
export const invalidateMyOrders = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(queryClient, 'listCustomerOrders', 'listUnpaidOrders', 'getCustomerStats')
