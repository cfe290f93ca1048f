import type { AnyRoute } from '@tanstack/react-router'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { Api } from '#contract/contract.ts'
import { stringifySearch } from '#contract/stringify-search.ts'
import { failureOf } from '#web/api-failure.ts'
import { QueryClientProvider } from '#web/framework/queries.ts'
import { takeOwnScripts } from '#web/own-scripts.ts'
import type { PageRenderer } from '#web/page-renderer.ts'
import { makeRouter } from '#web/router.tsx'
import { parseSearch } from '#web/search-params.ts'

type Refusal = { status: number; code: string; message: string; details: object }

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'status' in error && 'code' in error && 'details' in error
}

/** The API whose refusals look as they do in the browser: a page handles one kind of failure. */
function withFailures(api: Api): Api {
  const calls = Object.entries(api) as [string, (input?: unknown) => Promise<unknown>][]
  const wrapped = calls.map(([name, call]) => {
    const safeCall = async (input?: unknown) => {
      try {
        return await call(input)
      } catch (error) {
        throw isRefusal(error)
          ? failureOf(error.status, '', { ...error.details, message: error.message, code: error.code })
          : error
      }
    }
    return [name, safeCall]
  })
  return Object.fromEntries(wrapped) as Api
}

/** Only matches addresses, never loads anything: it needs no API. */
const matcher = makeRouter({} as Api, '')

function validatedSearch(route: AnyRoute, search: Record<string, unknown>): object {
  const validate: unknown = route.options.validateSearch
  return typeof validate === 'function' ? (validate as (search: object) => object)(search) : {}
}

const pageAddress: PageRenderer['pageAddress'] = url => {
  const [routes, , found] = matcher.getMatchedRoutes(url.pathname)
  if (!found) return undefined
  const search = parseSearch(url.search)
  const known = routes.map(route => validatedSearch(route, search))
  return url.pathname + stringifySearch(Object.assign({}, ...known))
}

const render: PageRenderer['render'] = async (url, { api, manifest, signal, refusedForm }) => {
  const request = new Request(url, { signal })
  const scriptMark = crypto.randomUUID()
  const handle = createRequestHandler({
    request,
    createRouter: () => {
      const router = makeRouter(withFailures(api), url.origin, refusedForm)
      router.options.ssr = { nonce: scriptMark }
      return router
    },
    getRouterManifest: () => manifest,
  })
  // The text stays a text: as the body of a response it would be encoded and decoded again.
  let html = ''
  const response = await handle(async ({ router }) => {
    const page = (
      <QueryClientProvider client={router.options.context.queryClient}>
        <RouterServer router={router} />
      </QueryClientProvider>
    )
    html = await transformHtmlStringWithRouter(router, renderToString(page))
    return new Response(null, { status: getSsrStatus(router) })
  })
  return {
    status: response.status,
    ...takeOwnScripts(html, scriptMark),
    location: response.headers.get('location'),
  }
}

const routeIds: PageRenderer['routeIds'] = () => Object.keys(matcher.routesById)

export { pageAddress, render, routeIds }
