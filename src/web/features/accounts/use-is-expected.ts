import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { apiKey } from '#web/api/api-query.ts'
import { hasSignedIn } from '#web/features/accounts/ask-who.ts'

const questions = {
  customer: 'getCurrentUser',
  vendor: 'getCurrentVendor',
  admin: 'getCurrentAdmin',
} as const satisfies Record<Role, string>

/**
 * Whether somebody is signed in here as this role: what the server said, and until it was asked what the browser's cookies say.
 * Asks nothing; nobody on the server and in the first drawing of its page.
 */
export function useIsExpected(role: Role): boolean {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    tell => queryClient.getQueryCache().subscribe(tell),
    () => {
      const person = queryClient.getQueryData(apiKey(questions[role]))
      return person === undefined ? hasSignedIn(role) : person !== null
    },
    () => false,
  )
}
