import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '#web/api/read-again.ts'

/** Orders got another status, or somebody else was faster: what shows them is asked anew. */
export const refreshOrders = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, 'listAdminOrders', 'getAdminOrder', 'getAdminStats', 'getTodo')
