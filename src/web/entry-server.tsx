import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { Api } from '#contract/contract.ts'
import { worksWithoutScript } from '#contract/paths.ts'
import { stringifySearch } from '#contract/stringify-search.ts'
import { failureOf } from '#web/api/api-failure.ts'
import { NotFoundPage } from '#web/features/site/layout/lazy-not-found.ts'
import { dehydrateQueries, QueryClientProvider } from '#web/framework/queries.ts'
import { writeBootstrapScript } from '#web/hydration/bootstrap-script.ts'
import { extractNonceScripts } from '#web/nonce-scripts.ts'
import { PagePlaceholders, withStylesPlaceholder } from '#web/page-placeholders.tsx'
import type { AssetManifest, PageRenderer, RenderedPage } from '#web/page-renderer.ts'
import { makeRouter, type ServerState } from '#web/router.tsx'
import { parseSearch } from '#web/search-params.ts'
import { PlaceholderContext } from '#web/ui/cached-item.tsx'

type Refusal = { status: number; code: string; message: string; details: object }

function isServerRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'status' in error && 'code' in error && 'details' in error
}

/** Wraps the in-process API so that its refusals look like those of HTTP: pages handle one kind of failure. */
function withFailures(api: Api): Api {
  const calls = Object.entries(api) as [string, (input?: unknown) => Promise<unknown>][]
  const wrapped = calls.map(([name, call]) => {
    const safeCall = async (input?: unknown) => {
      try {
        return await call(input)
      } catch (error) {
        throw isServerRefusal(error)
          ? failureOf(error.status, '', { ...error.details, message: error.message, code: error.code })
          : error
      }
    }
    return [name, safeCall]
  })
  return Object.fromEntries(wrapped) as Api
}

// A page is rendered without waiting for code.
await NotFoundPage.preload?.()

/** Only matches addresses and never loads data: it needs no API. */
const matcher = makeRouter({} as Api, '')

function validatedSearch(route: AnyRoute, search: Record<string, unknown>): object {
  const validate: unknown = route.options.validateSearch
  return typeof validate === 'function' ? (validate as (search: object) => object)(search) : {}
}

const pageAddress: PageRenderer['pageAddress'] = url => {
  const [routes, , found] = matcher.getMatchedRoutes(url.pathname)
  if (!found) return undefined
  const search = parseSearch(url.search)
  const searches = routes.map(route => validatedSearch(route, search))
  return url.pathname + stringifySearch(Object.assign({}, ...searches))
}

/** Inserts the bootstrap script into the head, before anything can be interacted with. */
function withBootstrapScript(
  html: string,
  router: AnyRouter,
  { hydration }: AssetManifest,
  nonce: string,
): string {
  if (!hydration) return html
  const { matches } = router.state
  const files = ['__root__', ...matches.map(({ routeId }) => routeId)].flatMap(
    id => hydration.files[id] ?? [],
  )
  const isDeferred = worksWithoutScript(matches.at(-1)!.fullPath)
  const script = writeBootstrapScript(
    hydration.bootstrapScript,
    { files: [...new Set(files)], isDeferred },
    nonce,
  )
  return html.replace('</head>', end => script + end)
}

/** All data is read before rendering: the state is written once, and nothing streams. */
const dehydrated = (router: ReturnType<typeof makeRouter>, origin: string): ServerState => ({
  origin,
  queries: dehydrateQueries(router.options.context.queryClient),
})

const render: PageRenderer['render'] = async (url, { api, manifest, signal, refusedForm }) => {
  const request = new Request(url, { signal })
  const scriptMark = crypto.randomUUID()
  const places = new PagePlaceholders()
  const handle = createRequestHandler({
    request,
    createRouter: () => {
      const router = makeRouter(withFailures(api), url.origin, refusedForm)
      router.options.ssr = { nonce: scriptMark }
      router.options.dehydrate = () => dehydrated(router, url.origin)
      return router
    },
    getRouterManifest: () => withStylesPlaceholder(manifest),
  })
  // Not as the body of this response: the page would be encoded and decoded again.
  let page: Pick<RenderedPage, 'html' | 'scripts'> = { html: new Uint8Array(), scripts: [] }
  const response = await handle(async ({ router }) => {
    const drawn = renderToString(
      <PlaceholderContext value={places.leave}>
        <QueryClientProvider client={router.options.context.queryClient}>
          <RouterServer router={router} />
        </QueryClientProvider>
      </PlaceholderContext>,
    )
    const whole = await transformHtmlStringWithRouter(router, drawn)
    const { html, scripts } = extractNonceScripts(
      withBootstrapScript(whole, router, manifest, scriptMark),
      scriptMark,
    )
    page = { html: places.fill(html, router, manifest), scripts }
    return new Response(null, { status: getSsrStatus(router) })
  })
  return { status: response.status, ...page, location: response.headers.get('location') }
}

const routeIds: PageRenderer['routeIds'] = () => Object.keys(matcher.routesById)

export { pageAddress, render, routeIds }
