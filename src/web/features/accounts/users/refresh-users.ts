import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '#web/api/read-again.ts'

/** Accounts changed: the lists that show them are asked anew. */
export async function refreshUsers(queryClient: QueryClient): Promise<void> {
  await readAgain(
    queryClient,
    'listUsers',
    'listAdminVendors',
    'listAdminOrders',
    'getAdminStats',
    'getTodo',
    'listAuditEvents',
  )
}
