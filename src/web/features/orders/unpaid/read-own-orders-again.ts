import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '#web/api/read-again.ts'

/** After an order was placed, paid or cancelled: the lists of its customer, and what waits for a payment. */
export const readOwnOrdersAgain = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, 'listCustomerOrders', 'listUnpaidOrders', 'getCustomerStats')
