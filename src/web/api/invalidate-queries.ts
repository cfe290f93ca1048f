import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'

/** A first load, or a "load more": cancelling it would lose its data. */
const mustComplete = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && (state.data === undefined || state.fetchMeta?.fetchMore !== undefined)

/**
 * Invalidates queries after a change and refetches the active ones. What must complete first may have been answered before
 * the change, so it is refetched afterwards; the others do not wait for it.
 * @param which endpoints (with any input), or single query keys
 */
export async function invalidateQueries(
  queryClient: QueryClient,
  ...which: readonly (keyof Api | QueryKey)[]
): Promise<void> {
  await Promise.all(
    which.map(async one => {
      const queryKey = typeof one === 'string' ? [one] : one
      const completing = queryClient
        .getQueryCache()
        .findAll({ queryKey, type: 'active', predicate: mustComplete })
      const isCompleting = (query: Query): boolean => completing.includes(query)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey, predicate: query => !isCompleting(query) }),
        refetchCompleted(queryClient, { queryKey, predicate: isCompleting }),
      ])
    }),
  )
}

async function refetchCompleted(
  queryClient: QueryClient,
  filters: { queryKey: QueryKey; predicate: (query: Query) => boolean },
): Promise<void> {
  const isWaiting = () =>
    queryClient
      .getQueryCache()
      .findAll({ ...filters, type: 'active' })
      .some(mustComplete)
  // Repeated, since another page may have been requested while the slowest completed. Inactive queries are not refetched,
  // and waiting for them would never end.
  while (isWaiting()) await queryClient.invalidateQueries(filters, { cancelRefetch: false })
  await queryClient.invalidateQueries(filters)
}
