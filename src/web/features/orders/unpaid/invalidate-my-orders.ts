import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** After an order was placed, paid or cancelled: the lists of its customer, and what waits for a payment. */
export const invalidateMyOrders = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(queryClient, 'listCustomerOrders', 'listUnpaidOrders', 'getCustomerStats')
