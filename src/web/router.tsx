import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { Api } from '#contract/contract.ts'
import { stringifySearch } from '#contract/stringify-search.ts'
import { ErrorPage } from '#web/features/site/layout/error-page.tsx'
import { NotFoundPage } from '#web/features/site/layout/not-found-page.tsx'
import { createQueryClient } from '#web/framework/queries.ts'
import type { RefusedForm } from '#web/page-renderer.ts'
import { routeTree } from '#web/route-tree.gen.ts'
import type { RouterContext } from '#web/router-context.ts'
import { parseSearch } from '#web/search-params.ts'

/** The router of one browser, or of one rendering on the server. */
export function makeRouter(api: Api, origin: string, refusedForm?: RefusedForm) {
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient, api, origin, refusedForm } as RouterContext,
    parseSearch,
    stringifySearch,
    search: { strict: true },
    // Both sides must write the same addresses, even where the browser came by another name.
    dehydrate: () => ({ origin }),
    hydrate: (server: { origin: string }) => {
      router.options.context.origin = server.origin
    },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
