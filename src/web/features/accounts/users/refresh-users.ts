import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Invalidates the lists that show accounts. */
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
