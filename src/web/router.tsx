import { createRouter } from '@tanstack/react-router'
import type { Api } from '#contract/contract.ts'
import { stringifySearch } from '#contract/stringify-search.ts'
import { ErrorPage } from '#web/features/site/layout/error-page.tsx'
import { NotFoundPage } from '#web/features/site/layout/lazy-not-found.ts'
import { createQueryClient, type DehydratedQueries, hydrateQueries } from '#web/framework/queries.ts'
import type { RefusedForm } from '#web/page-renderer.ts'
import { routeTree } from '#web/route-tree.gen.ts'
import type { RouterContext } from '#web/router-context.ts'
import { parseSearch } from '#web/search-params.ts'

/** State passed from the server to the browser: the data read, and the origin, so that both generate the same URLs. */
export type ServerState = { origin: string; queries: DehydratedQueries }

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
    hydrate: (server: ServerState) => {
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
