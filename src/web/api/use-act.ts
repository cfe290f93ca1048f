import { useRef, useState } from 'react'
import { tellFailure } from '#web/api/tell-failure.ts'

/**
 * An act without a form, done once at a time; tells whether it was done.
 * @param fallback what a toast says of a failure that the server does not explain
 * @param refresh asks anew for what the act changes; what it gives is waited for before the next act
 */
export function useAct(fallback: string, refresh: () => void | Promise<void>) {
  const [isPending, setPending] = useState(false)
  const isActing = useRef(false)
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (isActing.current) return false
    isActing.current = true
    setPending(true)
    try {
      await act()
      return true
    } catch (error) {
      tellFailure(error, fallback)
      return false
    } finally {
      // Also after a refusal: somebody else may have been faster.
      await refresh()
      isActing.current = false
      setPending(false)
    }
  }
  return { isPending, run }
}
