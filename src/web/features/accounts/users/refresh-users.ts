import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Accounts changed: the lists that show them are asked anew. */
export async function refreshUsers(queryClient: QueryClient): Promise<void> {
  await invalidateQueries(
    queryClient,
    'listUsers',
    'listAdminVendors',
    'listAdminOrders',
    'getAdminStats',
    'getTodo',
    'listAuditEvents',
  )
}
