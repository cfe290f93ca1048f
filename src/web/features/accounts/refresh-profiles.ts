import type { QueryClient } from '@tanstack/react-query'
import { apiKey } from '#web/api-query.ts'

/** What tells who is signed in, in both spaces. */
const keys = [
  apiKey('getCustomerProfile'),
  apiKey('getCurrentUser'),
  apiKey('getVendorProfile'),
  apiKey('getCurrentVendor'),
]

/** Asks anew for everything that shows a person's profile, after it was changed. */
export async function refreshProfiles(queryClient: QueryClient): Promise<void> {
  await Promise.all(keys.map(queryKey => queryClient.invalidateQueries({ queryKey })))
}
