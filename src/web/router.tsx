import { createRouter } from '@tanstack/react-router'
import type { Api } from '#contract/contract.ts'
import { stringifySearch } from '#contract/stringify-search.ts'
import { ErrorPage } from '#web/features/site/layout/error-page.tsx'
import { NotFoundPage } from '#web/features/site/layout/not-found-page.tsx'
import {
  createQueryClient,
  type DehydratedQueries,
  dehydrateQueries,
  hydrateQueries,
} from '#web/framework/queries.ts'
import type { RefusedForm } from '#web/page-renderer.ts'
import { routeTree } from '#web/route-tree.gen.ts'
import type { RouterContext } from '#web/router-context.ts'
import { parseSearch } from '#web/search-params.ts'

/** The router of one browser, or of one rendering on the server. */
export function makeRouter(api: Api, origin: string, refusedForm?: RefusedForm) {
  const queryClient = createQueryClient()
  let isPlaced = false
  const router = createRouter({
    routeTree,
    context: { queryClient, api, origin, refusedForm } as RouterContext,
    parseSearch,
    stringifySearch,
    search: { strict: true },
    // Server and browser must generate the same addresses, even when the site is reached by another host name. All data is
    // read before rendering: the state is written once, and nothing streams.
    dehydrate: () => ({ origin, queries: dehydrateQueries(queryClient) }),
    hydrate: (server: { origin: string; queries: DehydratedQueries }) => {
      router.options.context.origin = server.origin
      hydrateQueries(queryClient, server.queries)
    },
    // The browser restores the position of a full page load itself.
    scrollRestoration: () => {
      const isStep = isPlaced
      isPlaced = true
      return isStep
    },
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
