import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'

/**
 * Refetches the customer's session when a request is denied: the page then shows the login.
 * @returns whether access was denied
 */
export function useCustomerAccessDenied(error: unknown): boolean {
  const queryClient = useQueryClient()
  const isOut = isAccessDenied(error)
  useEffect(() => {
    if (isOut) void invalidateQueries(queryClient, 'getCurrentUser')
  }, [isOut, queryClient])
  return isOut
}
