import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Invalidates everything that shows a person's profile: both sessions, profiles and addresses. */
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
