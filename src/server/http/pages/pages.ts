import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { outageOf } from '#database/outage.ts'
import type { RenderedPage } from '#web/page-renderer.ts'
import { refusalOf } from '../answer-errors.ts'
import type { PublicAnswer } from '../cache/compress-answer.ts'
import type { PublicCache } from '../cache/public-cache.ts'
import { noteFailure } from '../note-failure.ts'
import { type Refused, refuse } from '../refuse.ts'
import { type DrawingDeps, drawPage, HTML, sendUnkept, undrawn } from './draw-page.ts'
import { pageHeaders } from './page-security.ts'
import { builtPages, livePages, type PageSource } from './page-source.ts'
import { type PlainForm, servePlainForms } from './plain-forms.ts'
import { publicUrlOf } from './public-url.ts'

export type PagesDeps = DrawingDeps & {
  publicCache: PublicCache
  /** Serve the sources through Vite instead of the built files. */
  dev: boolean
  /** The forms that browsers without JavaScript may send. */
  forms: readonly PlainForm[]
}

/** All unknown addresses show one page, kept once; no page can have this path. */
const NOT_FOUND_PATH = '/-/introuvable'

/** `/boutique/` is `/boutique`: one page, one address. */
function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined
  return url.pathname.replace(/\/+$/, '').replace(/^\/*/, '/') + url.search
}

/** A page that is not to be kept leaves the cache by being thrown: a redirect, a failure, what only some may see. */
class Unkept extends Error {
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
): Promise<PublicAnswer> {
  const page = await drawPage(url, source, { ...deps, log })
  const isAnswer = page.status === 200 || page.status === 404
  if (!isAnswer || !page.isKeepable || page.outage) throw new Unkept(page, page.outage)
  return {
    status: page.status,
    contentType: HTML,
    body: page.html,
    headers: pageHeaders(page.scripts),
    tags: page.tags,
  }
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof Unkept) {
    // What failed within it has been told to the log.
    if (error.page.status >= 500) request.failureKind = outageOf(error) ?? 'bug'
    return sendUnkept(reply, error.page)
  }
  const { status } = refusalOf(error as Error)
  if (status >= 500) noteFailure(request, error, 'page failed')
  return sendUnkept(reply, undrawn(status))
}

/** Answers every GET that nothing else does with the page of its address. */
export function servePages(app: FastifyInstance, deps: PagesDeps, source: PageSource): void {
  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    try {
      const url = publicUrlOf(request, deps.publicUrl) ?? refuse('bad_request')
      const shorter = withoutTrailingSlash(url)
      if (shorter) return reply.redirect(shorter, 301)

      const { renderer } = await source.load()
      const address = renderer.pageAddress(url) ?? NOT_FOUND_PATH
      const make = () => renderPage(new URL(address, deps.publicUrl), source, deps, request.log)
      const question = { key: `page ${address}`, make, mayLag: true }
      if (!deps.dev) return await deps.publicCache.serve(request, reply, question)
      const { status, contentType, body } = await make()
      return reply.code(status).type(contentType).send(body)
    } catch (error) {
      return sendFailure(request, reply, error)
    }
  })
}

/**
 * Draws the pages of the site in this process. Call it last: it answers every GET that nothing else does.
 * Pages are the same bytes for all visitors, so nothing of the request but its address reaches the renderer.
 */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const source = deps.dev ? await livePages(app) : await builtPages(app)
  await servePlainForms(app, deps, source)
  servePages(app, deps, source)
}
