import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'

/** A first reading, or a further page that a person asked for: to cancel it would lose what it brings. */
const isToEnd = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && (state.data === undefined || state.fetchMeta?.fetchMore !== undefined)

/**
 * Reads again what may be old after a change. What must end first and is still under way may have been answered before the
 * change: another reading follows it.
 * @param which endpoints, each with all that was asked of it, or single questions by their key
 */
export async function readAgain(
  queryClient: QueryClient,
  ...which: readonly (keyof Api | QueryKey)[]
): Promise<void> {
  await Promise.all(
    which.map(async one => {
      const queryKey = typeof one === 'string' ? [one] : one
      // Not once only: another further page may have been asked for while the slowest of them ended. Of what nobody looks at any
      // more nothing is read again, and nothing would be waited for: asking for its end would never end.
      while (queryClient.getQueryCache().findAll({ queryKey, type: 'active', predicate: isToEnd }).length > 0)
        await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
      await queryClient.invalidateQueries({ queryKey })
    }),
  )
}
