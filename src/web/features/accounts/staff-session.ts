import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { User, VendorAccount } from '#contract/accounts/schemas.ts'
import type { Api } from '#contract/contract.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { askWho } from '#web/features/accounts/ask-who.ts'
import { type Session, sessionOf } from '#web/features/accounts/session.ts'

// The sessions of vendors and administrators, apart from the customer's, which comes with every page.

const VENDOR_SESSION_STALE_MS = 5 * 60 * 1_000

const vendorQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentVendor'),
    queryFn: () => askWho('vendor', api.getCurrentVendor),
    staleTime: VENDOR_SESSION_STALE_MS,
  })

const adminQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentAdmin'),
    queryFn: async () => {
      const user = await askWho('admin', api.getCurrentAdmin)
      return user?.role === 'admin' ? user : null
    },
  })

/**
 * What stands beside a page asks for nothing that failed before: while it were asked again, the page would not know any more
 * whose it is, and what was typed there would be lost.
 */
export const BESIDE_THE_PAGE = { retryOnMount: false }

/** The vendor's session, asked again after five minutes. */
export function useVendor(options?: typeof BESIDE_THE_PAGE): Session<VendorAccount> {
  return sessionOf(useQuery({ ...vendorQuery(useApi()), ...options }))
}

/** The administrator's session. */
export function useAdmin(options?: typeof BESIDE_THE_PAGE): Session<User> {
  return sessionOf(useQuery({ ...adminQuery(useApi()), ...options }))
}

/** Asks anew who is signed in as a vendor, after signing in or out; where another is, what the one before had seen is forgotten. */
export async function refreshVendor(queryClient: QueryClient): Promise<void> {
  const whoIs = () => queryClient.getQueryData<VendorAccount | null>(apiKey('getCurrentVendor'))
  const before = whoIs()
  await queryClient.resetQueries({ queryKey: apiKey('getCurrentVendor') })
  // Without an answer the page shows nothing of a vendor, so that all of it is at rest by now.
  if (before && whoIs()?.id !== before.id) queryClient.removeQueries({ type: 'inactive' })
}

/** Notes a vendor who has just signed in; what the one before had seen is forgotten. */
export function noteVendor(queryClient: QueryClient, vendor: VendorAccount): void {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentVendor'), vendor)
}

/** Notes an administrator who has just signed in. */
export function noteAdmin(queryClient: QueryClient, user: User): void {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentAdmin'), user)
}

/** Asks anew whether an administrator is signed in. */
export function refreshAdmin(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({ queryKey: apiKey('getCurrentAdmin') })
}

/** Notes that the administrator has left, and forgets what only an administrator may see. */
export function forgetAdmin(queryClient: QueryClient): void {
  queryClient.setQueryData(apiKey('getCurrentAdmin'), null)
  queryClient.removeQueries({ type: 'inactive' })
}
