import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'

/**
 * Reads again what may be old after a change. A first reading that is still under way may have been answered before
 * the change, and would not be repeated: it may end, and another follows.
 * @param which endpoints, each with all that was asked of it, or single questions by their key
 */
export async function readAgain(
  queryClient: QueryClient,
  ...which: readonly (keyof Api | QueryKey)[]
): Promise<void> {
  await Promise.all(
    which.map(async one => {
      const queryKey = typeof one === 'string' ? [one] : one
      const isFirst =
        queryClient.isFetching({ queryKey, predicate: query => query.state.data === undefined }) > 0
      await queryClient.invalidateQueries({ queryKey })
      if (isFirst) await queryClient.invalidateQueries({ queryKey })
    }),
  )
}
