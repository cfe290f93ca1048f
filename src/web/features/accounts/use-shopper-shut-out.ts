import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { isShutOut } from '#web/features/accounts/is-shut-out.ts'

/**
 * When a customer's session has ended elsewhere, asks anew who is signed in: the page then shows the way in.
 * @returns whether the answer was that one, until it does
 */
export function useShopperShutOut(error: unknown): boolean {
  const queryClient = useQueryClient()
  const isOut = isShutOut(error)
  useEffect(() => {
    if (isOut) void invalidateQueries(queryClient, 'getCurrentUser')
  }, [isOut, queryClient])
  return isOut
}
