import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { hasStatus } from '#web/api/api-failure.ts'
import { readAgain } from '#web/api/read-again.ts'

/** True for an answer to somebody whose session is over, or is another space's. */
export function isShutOut(error: unknown): boolean {
  return hasStatus(error, 401) || hasStatus(error, 403)
}

/** When the session has ended elsewhere, asks anew who is signed in: the page then shows the way in. */
export function useShutOut(error: unknown, askAnew: () => void): void {
  const isOut = isShutOut(error)
  const ask = useEffectEvent(askAnew)
  useEffect(() => {
    if (isOut) ask()
  }, [isOut])
}

/** The same for a customer. @returns whether the answer was that one, until the page shows the way in */
export function useShopperShutOut(error: unknown): boolean {
  const queryClient = useQueryClient()
  useShutOut(error, () => void readAgain(queryClient, 'getCurrentUser'))
  return isShutOut(error)
}
