import { endpoints } from 'virtual:endpoints/staff'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User, VendorAccount } from '#contract/accounts/schemas.ts'
import { isShutOut } from '#web/features/accounts/is-shut-out.ts'
import type { Session } from '#web/features/accounts/session.ts'
import { refreshAdmin, refreshVendor, useAdmin, useVendor } from '#web/features/accounts/staff-session.ts'

const isOfStaff = ([name]: readonly unknown[]): boolean =>
  typeof name === 'string' && Object.hasOwn(endpoints, name)

/**
 * Hears when a question of vendors or administrators is refused because the session has ended elsewhere, whichever it is: its key
 * names the endpoint.
 * @param onLost asks anew who is signed in: the page then shows the way in
 * @returns call it to stop
 */
export function followLostSession(queryClient: QueryClient, onLost: () => void): () => void {
  return queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (isShutOut(event.action.error) && isOfStaff(event.query.queryKey)) onLost()
  })
}

function useLostSession(askAnew: (queryClient: QueryClient) => Promise<void>): void {
  const queryClient = useQueryClient()
  useEffect(() => followLostSession(queryClient, () => void askAnew(queryClient)), [queryClient, askAnew])
}

/** The vendor's session for a page that is the vendor's: asked anew when an answer tells that it has ended elsewhere. */
export function useVendorOfPage(): Session<VendorAccount> {
  useLostSession(refreshVendor)
  return useVendor()
}

/** The same for pages of administrators. */
export function useAdminOfPage(): Session<User> {
  useLostSession(refreshAdmin)
  return useAdmin()
}
