import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** After changes of orders or conflicts: invalidates what shows them. */
export const refreshOrders = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(queryClient, 'listAdminOrders', 'getAdminOrder', 'getAdminStats', 'getTodo')
