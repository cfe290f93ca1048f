import * as query from '@tanstack/react-query'

/**
 * What the frame of every page needs of TanStack Query: taken from here, it travels with the framework
 * (scripts/vite/shared-files.ts). What only some pages need stays with them.
 */
export const useSuspenseQuery = query.useSuspenseQuery

/** Answers stay fresh until a change invalidates them: nothing is asked again by itself. */
export function createQueryClient(): query.QueryClient {
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
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
