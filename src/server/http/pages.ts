import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/contract.ts'
import type { RenderedPage } from '#web/page-renderer.ts'
import { refusalOf } from './answer-errors.ts'
import { pageHeaders } from './page-security.ts'
import { builtPages, livePages, type PageSource } from './page-source.ts'
import type { PublicAnswer, PublicCache } from './public-cache.ts'
import { refuse } from './refuse.ts'

export type PagesDeps = {
  /** The API in the process, as a visitor without any session calls it. */
  api: Api
  publicCache: PublicCache
  /** Serve the sources through Vite instead of the built files. */
  dev: boolean
  /** Where visitors find the site: `https://amic.example`, for canonical addresses and previews. */
  publicUrl: string
  /** What an answer of the API depends on: the tags that a later `drop` names. */
  tagsOf: (endpoint: keyof Api, input: unknown) => readonly string[]
  /** May a page that shows an answer of it be kept? */
  isKeepable: (endpoint: keyof Api) => boolean
}

const HTML = 'text/html; charset=utf-8'
const RENDER_TIMEOUT_MS = 10_000
/** All unknown addresses show one page, kept once; no page can have this path. */
const NOT_FOUND_PATH = '/-/introuvable'

/** The site did not manage to draw a page at all: not even its own error page. */
const BARE_ERROR_PAGE = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport"
content="width=device-width"><title>Une erreur est survenue – AMIC</title><body style="font-family:system-ui;margin:3rem auto;
max-width:30rem;padding:0 1rem"><h1>Une erreur est survenue</h1><p>La page n’a pas pu s’afficher. Veuillez réessayer dans
un instant.</p><p><a href="/">Retour à l’accueil</a></p>`

/** What one rendering shows: what it depends on, and whether others may see it. */
type Seen = { tags: Set<string>; isKeepable: boolean }

/** The API as one rendering uses it: notes what the page depends on, and lets no internal error reach a page. */
function observedApi({ api, tagsOf, isKeepable }: PagesDeps, log: FastifyBaseLogger, seen: Seen): Api {
  const calls = Object.entries(api) as [keyof Api, (input?: unknown) => Promise<unknown>][]
  const observed = calls.map(([name, call]) => {
    const noting = async (input?: unknown) => {
      for (const tag of tagsOf(name, input)) seen.tags.add(tag)
      seen.isKeepable &&= isKeepable(name)
      try {
        return await call(input)
      } catch (error) {
        const refused = refusalOf(error as Error)
        if (refused.status >= 500) log.error({ err: error, endpoint: name }, 'page call failed')
        throw refused
      }
    }
    return [name, noting]
  })
  return Object.fromEntries(observed) as Api
}

/** The path and query of a request on the public address of the site. */
function publicUrlOf(request: FastifyRequest, publicUrl: string): URL {
  const path = (request.raw.url ?? '/').replace(/^\/+/, '/')
  const url = URL.parse(path, publicUrl)
  return url ?? refuse('bad_request')
}

/** `/boutique/` is `/boutique`: one page, one address. */
function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined
  return url.pathname.replace(/\/+$/, '').replace(/^\/*/, '/') + url.search
}

function sendUnkept(reply: FastifyReply, page: RenderedPage): FastifyReply {
  if (page.location) return reply.redirect(page.location, page.status)
  const html = page.html.startsWith('<!') ? page.html : BARE_ERROR_PAGE
  return reply
    .code(page.status)
    .headers({ ...pageHeaders(html), 'cache-control': 'no-store' })
    .type(HTML)
    .send(html)
}

/** A page that is not to be kept leaves the cache by being thrown: a redirect, a failure, what only some may see. */
class Unkept extends Error {
  readonly page: RenderedPage

  constructor(page: RenderedPage) {
    super(`page answered ${page.status}`)
    this.page = page
  }
}

async function renderPage(
  url: URL,
  source: PageSource,
  deps: PagesDeps,
  log: FastifyBaseLogger,
): Promise<PublicAnswer> {
  const { renderer, manifest } = await source.load()
  const seen: Seen = { tags: new Set(), isKeepable: true }
  const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS)
  const page = await renderer.render(url, observedApi(deps, log, seen), manifest, signal)
  const isAnswer = page.status === 200 || page.status === 404
  if (!isAnswer || !seen.isKeepable) throw new Unkept(page)
  return {
    status: page.status,
    contentType: HTML,
    body: page.html,
    headers: deps.dev ? {} : pageHeaders(page.html),
    tags: seen.tags,
  }
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof Unkept) return sendUnkept(reply, error.page)
  const { status } = refusalOf(error as Error)
  if (status >= 500) request.log.error({ err: error }, 'page failed')
  return sendUnkept(reply, { status, html: '', location: null })
}

/** Answers every GET that nothing else does with the page of its address. */
export function servePages(app: FastifyInstance, deps: PagesDeps, source: PageSource): void {
  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    try {
      const url = publicUrlOf(request, deps.publicUrl)
      const shorter = withoutTrailingSlash(url)
      if (shorter) return reply.redirect(shorter, 301)

      const { renderer } = await source.load()
      const address = renderer.pageAddress(url) ?? NOT_FOUND_PATH
      const make = () => renderPage(new URL(address, deps.publicUrl), source, deps, request.log)
      if (!deps.dev) return await deps.publicCache.serve(request, reply, { key: `page ${address}`, make })
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
  servePages(app, deps, deps.dev ? await livePages(app) : await builtPages(app))
}
