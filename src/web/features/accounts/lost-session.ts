import { endpoints } from 'virtual:endpoints/staff'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User, VendorAccount } from '#contract/accounts/schemas.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import type { Session } from '#web/features/accounts/session.ts'
import {
  refreshAdmin,
  refreshVendor,
  useAdmin,
  useAdminOfOtherTabs,
  useVendor,
} from '#web/features/accounts/staff-session.ts'

const isOfStaff = ([name]: readonly unknown[]): boolean =>
  typeof name === 'string' && Object.hasOwn(endpoints, name)

/**
 * Calls `onLost` when a request of a vendor or administrator is denied because the session ended elsewhere; recognised by the
 * endpoint in the query key.
 * @param onLost refetches the session: the page then shows the login
 * @returns unsubscribes
 */
export function onSessionLost(queryClient: QueryClient, onLost: () => void): () => void {
  return queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (isAccessDenied(event.action.error) && isOfStaff(event.query.queryKey)) onLost()
  })
}

function useRefetchOnSessionLost(refetch: (queryClient: QueryClient) => Promise<void>): void {
  const queryClient = useQueryClient()
  useEffect(() => onSessionLost(queryClient, () => void refetch(queryClient)), [queryClient, refetch])
}

/** The session for a page of vendors; refetched when a request is denied. */
export function useRequiredVendor(): Session<VendorAccount> {
  useRefetchOnSessionLost(refreshVendor)
  return useVendor()
}

/** The session for a page of administrators; refetched when a request is denied. */
export function useRequiredAdmin(): Session<User> {
  useRefetchOnSessionLost(refreshAdmin)
  useAdminOfOtherTabs()
  return useAdmin()
}
