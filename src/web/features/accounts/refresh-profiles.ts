import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/**
 * Asks anew for everything that shows a person's profile, after it was changed: who is signed in, in both spaces, and
 * whom the addresses name.
 */
export async function refreshProfiles(queryClient: QueryClient): Promise<void> {
  await invalidateQueries(
    queryClient,
    'getCustomerProfile',
    'getCurrentUser',
    'getVendorProfile',
    'getCurrentVendor',
    'listAddresses',
  )
}
