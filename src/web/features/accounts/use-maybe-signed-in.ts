import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { apiKey } from '#web/api/api-query.ts'
import { hasSessionCookie } from '#web/features/accounts/fetch-session.ts'

const questions = {
  customer: 'getCurrentUser',
  vendor: 'getCurrentVendor',
  admin: 'getCurrentAdmin',
} as const satisfies Record<Role, string>

/**
 * Whether somebody is probably signed in with this role: the fetched session, or the companion cookie until then. Sends no
 * request; false on the server and in the first client render.
 */
export function useMaybeSignedIn(role: Role): boolean {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    tell => queryClient.getQueryCache().subscribe(tell),
    () => {
      const person = queryClient.getQueryData(apiKey(questions[role]))
      return person === undefined ? hasSessionCookie(role) : person !== null
    },
    () => false,
  )
}
