import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'

/** A first load, or a "load more": cancelling it would lose its data. */
const mustComplete = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && (state.data === undefined || state.fetchMeta?.fetchMore !== undefined)

/**
 * Invalidates queries after a change and refetches the active ones. What must complete first may have been answered before
 * the change, so it is refetched afterwards.
 * @param which endpoints (with any input), or single query keys
 */
export async function invalidateQueries(
  queryClient: QueryClient,
  ...which: readonly (keyof Api | QueryKey)[]
): Promise<void> {
  await Promise.all(
    which.map(async one => {
      const queryKey = typeof one === 'string' ? [one] : one
      // Repeated, since another page may have been requested while the slowest completed. Inactive queries are not refetched,
      // and waiting for them would never end.
      while (
        queryClient.getQueryCache().findAll({ queryKey, type: 'active', predicate: mustComplete }).length > 0
      )
        await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
      await queryClient.invalidateQueries({ queryKey })
    }),
  )
}
