import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { outageOf } from '#database/outage.ts'
import type { RenderedPage } from '#web/page-renderer.ts'
import { refusalOf } from '../answer-errors.ts'
import type { PublicResponse } from '../cache/compress-response.ts'
import type { PublicCache } from '../cache/public-cache.ts'
import { logRequestFailure } from '../log-failure.ts'
import { type Refused, refuse } from '../refuse.ts'
import { pageHeaders } from './page-security.ts'
import { builtPageSource, devPageSource, type PageSource } from './page-source.ts'
import { type PlainForm, servePlainForms } from './plain-forms.ts'
import { publicUrlOf } from './public-url.ts'
import { emptyPage, HTML, type RenderDeps, renderPageAt, sendUncached } from './render-page-at.ts'

type PagesDeps = RenderDeps & {
  publicCache: PublicCache
  /** Serve the sources through Vite instead of the built files. */
  dev: boolean
  /** The forms that browsers without JavaScript may send. */
  forms: readonly PlainForm[]
}

/** All unknown addresses share one cached page; no real page can have this path. */
const NOT_FOUND_PATH = '/-/introuvable'

/** `/boutique/` is `/boutique`: one page, one address. */
function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined
  return url.pathname.replace(/\/+$/, '').replace(/^\/*/, '/') + url.search
}

/** Thrown through the cache for pages that must not be cached: redirects, failures, restricted pages. */
class UncacheablePage extends Error {
  readonly page: RenderedPage

  constructor(page: RenderedPage, outage: Refused | undefined) {
    super(`page answered ${page.status}`, { cause: outage })
    this.page = page
  }
}

async function renderPage(
  url: URL,
  source: PageSource,
  deps: PagesDeps,
  log: FastifyBaseLogger,
): Promise<PublicResponse> {
  const page = await renderPageAt(url, source, { ...deps, log })
  const isAnswer = page.status === 200 || page.status === 404
  if (!isAnswer || !page.isCacheable || page.outage) throw new UncacheablePage(page, page.outage)
  return {
    status: page.status,
    contentType: HTML,
    body: page.html,
    headers: pageHeaders(page.scripts),
    tags: page.tags,
  }
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof UncacheablePage) {
    // Its failed calls are already logged.
    if (error.page.status >= 500) request.failureKind = outageOf(error) ?? 'bug'
    return sendUncached(reply, error.page)
  }
  const { status } = refusalOf(error as Error)
  if (status >= 500) logRequestFailure(request, error, 'page failed')
  return sendUncached(reply, emptyPage(status))
}

/** Answers every remaining GET with the page at its address. */
export function servePages(app: FastifyInstance, deps: PagesDeps, source: PageSource): void {
  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    try {
      const url = publicUrlOf(request, deps.publicUrl) ?? refuse('bad_request')
      const shorter = withoutTrailingSlash(url)
      if (shorter) return reply.redirect(shorter, 301)

      const { renderer } = await source.load()
      const address = renderer.pageAddress(url) ?? NOT_FOUND_PATH
      const make = () => renderPage(new URL(address, deps.publicUrl), source, deps, request.log)
      const question = { key: `page ${address}`, make, allowStale: true }
      if (!deps.dev) return await deps.publicCache.serve(request, reply, question)
      const { status, contentType, body } = await make()
      return reply.code(status).type(contentType).send(body)
    } catch (error) {
      return sendFailure(request, reply, error)
    }
  })
}

/**
 * Registers server-side rendering of the pages. Call it last: it answers every remaining GET. Pages are the same for all
 * visitors: the renderer gets nothing of the request but its address.
 */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const source = deps.dev ? await devPageSource(app) : await builtPageSource(app)
  await servePlainForms(app, deps, source)
  servePages(app, deps, source)
}
