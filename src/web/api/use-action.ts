import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Api } from '#contract/contract.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { toastFailure } from '#web/api/toast-failure.ts'

type ActionOptions<Args extends unknown[]> = {
  /** Runs the action and reports success. */
  run: (...args: Args) => Promise<unknown>
  /** Fallback message of the error toast, or a handler. */
  failure: string | ((error: unknown, ...args: Args) => unknown)
  /**
   * What to invalidate: endpoints, single query keys, or a function. Also after a failure, since somebody else may have been
   * faster; awaited before the next run.
   */
  refresh?: readonly (keyof Api | QueryKey)[] | ((queryClient: QueryClient) => unknown)
}

/**
 * An action outside of a form, run once at a time: a second press does nothing.
 * @returns `run`, which resolves to whether it succeeded, and `pending`, its current arguments
 */
export function useAction<Args extends unknown[]>({ run, failure, refresh = [] }: ActionOptions<Args>) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<Args>()
  const isRunning = useRef(false)
  return {
    pending,
    isPending: pending !== undefined,
    run: async (...args: Args): Promise<boolean> => {
      if (isRunning.current) return false
      isRunning.current = true
      setPending(args)
      try {
        await run(...args)
        return true
      } catch (error) {
        await (typeof failure === 'string' ? toastFailure(error, failure) : failure(error, ...args))
        return false
      } finally {
        await (typeof refresh === 'function'
          ? refresh(queryClient)
          : invalidateQueries(queryClient, ...refresh))
        isRunning.current = false
        setPending(undefined)
      }
    },
  }
}
