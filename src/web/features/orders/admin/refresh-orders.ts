import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Orders got another status, or somebody else was faster: what shows them is asked anew. */
export const refreshOrders = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(queryClient, 'listAdminOrders', 'getAdminOrder', 'getAdminStats', 'getTodo')
