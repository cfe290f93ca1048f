import * as query from '@tanstack/react-query'

/**
 * What every page needs of TanStack Query: imported from here, it is in the framework chunk (scripts/vite/shared-files.ts).
 * What only some pages need stays in their chunks.
 */
export const useSuspenseQuery = query.useSuspenseQuery
export const QueryClientProvider = query.QueryClientProvider

/** The data read by the server, as serialized into the page; its items are internal to the library. */
export type DehydratedQueries = { queries: object[] }

/** Dehydrates all queries of a page, failed ones too: the browser need not repeat them. */
export const dehydrateQueries = (client: query.QueryClient): DehydratedQueries => ({
  queries: query.dehydrate(client, { shouldDehydrateQuery: () => true }).queries,
})

export const hydrateQueries = (client: query.QueryClient, { queries }: DehydratedQueries): void =>
  query.hydrate(client, { queries: queries as query.DehydratedState['queries'] })

/** Data stays fresh until it is invalidated: nothing refetches by itself. */
export function createQueryClient(): query.QueryClient {
  // A cached page may start offline, and must notice the connection coming back.
  if (globalThis.navigator?.onLine === false) query.onlineManager.setOnline(false)
  return new query.QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Offline, a call fails at once instead of waiting for the connection.
        networkMode: 'always',
      },
    },
  })
}
