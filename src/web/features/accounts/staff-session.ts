import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User, VendorAccount } from '#contract/accounts/schemas.ts'
import type { Api } from '#contract/contract.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { fetchSession } from '#web/features/accounts/fetch-session.ts'
import { type Session, sessionOf } from '#web/features/accounts/session.ts'
import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

// Sessions of vendors and administrators, apart from the customer's, which every page loads.

const VENDOR_SESSION_STALE_MS = 5 * 60 * 1_000

const vendorQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentVendor'),
    queryFn: () => fetchSession('vendor', api.getCurrentVendor),
    staleTime: VENDOR_SESSION_STALE_MS,
  })

const adminQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentAdmin'),
    queryFn: async () => {
      const user = await fetchSession('admin', api.getCurrentAdmin)
      return user?.role === 'admin' ? user : null
    },
  })

const ADMIN_KEY = 'amic.admin'

/** Tells other tabs who signed in, or that nobody is. */
const announceAdmin = (id: string | undefined) =>
  withStorage(
    browserStorage,
    storage => (id === undefined ? storage.removeItem(ADMIN_KEY) : storage.setItem(ADMIN_KEY, id)),
    undefined,
  )

/** Applies another tab's sign-in or sign-out: who acts here is who is named here. */
export function useAdminOfOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const handleStorage = async ({ key }: StorageEvent) => {
      if (key !== ADMIN_KEY) return
      await refreshAdmin(queryClient)
      queryClient.removeQueries({ type: 'inactive' })
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [queryClient])
}

/**
 * For components beside the page's content: a failed query is not retried on their mount, since the page would forget its
 * session meanwhile, and lose what was typed.
 */
export const NO_RETRY_ON_MOUNT = { retryOnMount: false }

/** The vendor's session; stale after five minutes. */
export function useVendor(options?: typeof NO_RETRY_ON_MOUNT): Session<VendorAccount> {
  return sessionOf(useQuery({ ...vendorQuery(useApi()), ...options }))
}

/** The administrator's session. */
export function useAdmin(options?: typeof NO_RETRY_ON_MOUNT): Session<User> {
  return sessionOf(useQuery({ ...adminQuery(useApi()), ...options }))
}

/** Refetches the vendor's session after signing in or out; if it is another vendor, drops the previous one's queries. */
export async function refreshVendor(queryClient: QueryClient): Promise<void> {
  const whoIs = () => queryClient.getQueryData<VendorAccount | null>(apiKey('getCurrentVendor'))
  const before = whoIs()
  await queryClient.resetQueries({ queryKey: apiKey('getCurrentVendor') })
  // Without a session the page shows nothing of a vendor: its queries are inactive by now.
  if (before && whoIs()?.id !== before.id) queryClient.removeQueries({ type: 'inactive' })
}

/** Stores a vendor who has just signed in, and drops the previous one's queries. */
export function setVendor(queryClient: QueryClient, vendor: VendorAccount): void {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentVendor'), vendor)
}

/** Stores an administrator who has just signed in, also for other tabs. */
export function setAdmin(queryClient: QueryClient, user: User): void {
  announceAdmin(user.id)
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentAdmin'), user)
}

/** Refetches the administrator's session. */
export function refreshAdmin(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({ queryKey: apiKey('getCurrentAdmin') })
}

/** Clears the session and the administrator's queries after signing out, also in other tabs. */
export function clearAdmin(queryClient: QueryClient): void {
  announceAdmin(undefined)
  queryClient.setQueryData(apiKey('getCurrentAdmin'), null)
  queryClient.removeQueries({ type: 'inactive' })
}
