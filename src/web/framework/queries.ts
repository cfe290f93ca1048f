import * as query from '@tanstack/react-query'

/**
 * What the frame of every page needs of TanStack Query: taken from here, it travels with the framework
 * (scripts/vite/shared-files.ts). What only some pages need stays with them.
 */
export const useSuspenseQuery = query.useSuspenseQuery
export const QueryClientProvider = query.QueryClientProvider

/** What the server read for a page, as it travels within it: the inside of each is the library's own. */
export type DehydratedQueries = { queries: object[] }

/** All that was read for a page, what was refused too: the browser need not ask again. */
export const dehydrateQueries = (client: query.QueryClient): DehydratedQueries => ({
  queries: query.dehydrate(client, { shouldDehydrateQuery: () => true }).queries,
})

/** Has the browser know what the server read. */
export const hydrateQueries = (client: query.QueryClient, { queries }: DehydratedQueries): void =>
  query.hydrate(client, { queries: queries as query.DehydratedState['queries'] })

/** Answers stay fresh until a change invalidates them: nothing is asked again by itself. */
export function createQueryClient(): query.QueryClient {
  // A kept page may begin without a connection, and is to hear of it.
  if (globalThis.navigator?.onLine === false) query.onlineManager.setOnline(false)
  return new query.QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Without a connection a call fails at once and says so, instead of waiting in silence.
        networkMode: 'always',
      },
    },
  })
}
