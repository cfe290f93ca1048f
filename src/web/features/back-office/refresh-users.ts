import type { QueryClient } from '@tanstack/react-query'
import { apiKey } from '#web/api-query.ts'

/** Accounts changed: the lists that show them are asked anew. */
export async function refreshUsers(queryClient: QueryClient): Promise<void> {
  const names = ['listUsers', 'listAdminVendors', 'getAdminStats', 'getTodo', 'listAuditEvents'] as const
  await Promise.all(names.map(name => queryClient.invalidateQueries({ queryKey: apiKey(name) })))
}
