import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Api } from '#contract/contract.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'

type ActOptions<Args extends unknown[]> = {
  /** Does it, and says so. */
  run: (...args: Args) => Promise<unknown>
  /** What a toast says of a failure that the server does not explain, or who tells it. */
  failure: string | ((error: unknown, ...args: Args) => unknown)
  /**
   * What it changes: endpoints, single questions, or what asks for them anew. Asked again after a refusal too, since somebody else
   * may have been faster; what it gives is waited for before the next act.
   */
  refresh?: readonly (keyof Api | QueryKey)[] | ((queryClient: QueryClient) => unknown)
}

/**
 * An act without a form, done once at a time: a second press does nothing.
 * @returns `run`, which tells whether it was done, and `pending`, what it is being done with
 */
export function useAct<Args extends unknown[]>({ run, failure, refresh = [] }: ActOptions<Args>) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<Args>()
  const isActing = useRef(false)
  return {
    pending,
    isPending: pending !== undefined,
    run: async (...args: Args): Promise<boolean> => {
      if (isActing.current) return false
      isActing.current = true
      setPending(args)
      try {
        await run(...args)
        return true
      } catch (error) {
        await (typeof failure === 'string' ? tellFailure(error, failure) : failure(error, ...args))
        return false
      } finally {
        await (typeof refresh === 'function' ? refresh(queryClient) : readAgain(queryClient, ...refresh))
        isActing.current = false
        setPending(undefined)
      }
    },
  }
}
