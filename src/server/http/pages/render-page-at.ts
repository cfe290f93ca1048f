import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { CacheTag } from '#contract/cache-tags.ts'
import type { Api } from '#contract/contract.ts'
import { outageOf } from '#database/outage.ts'
import type { RefusedForm, RenderedPage } from '#web/page-renderer.ts'
import { refusalOf } from '../answer-errors.ts'
import { GenerationTimedOut } from '../cache/generation-timed-out.ts'
import { logFailure } from '../log-failure.ts'
import type { Refused } from '../refuse.ts'
import { RETRY_AFTER_SECONDS } from '../retry-after.ts'
import { pageHeaders } from './page-security.ts'
import type { PageSource } from './page-source.ts'

export type RenderDeps = {
  /** In-process API, called without session. */
  api: Api
  /** Public origin (`https://amic.example`), for canonical addresses and previews. */
  publicUrl: string
  /** Cache tags of an API call. */
  tagsOf: (endpoint: keyof Api, input: unknown) => readonly CacheTag[]
  /** Whether a page that shows its answer may be cached. */
  isCacheable: (endpoint: keyof Api) => boolean
  /** Rendering is given up after this long. */
  pageTimeoutMs: number
}

export const HTML = 'text/html; charset=utf-8'

/** Minimal page for when not even the error page could be rendered. */
function fallbackPage(status: number) {
  const title = status === 503 ? 'Le site est momentanément indisponible' : 'Une erreur est survenue'
  const html = Buffer.from(`<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport"
content="width=device-width"><title>${title} – AMIC</title><body style="font-family:system-ui;margin:3rem auto;
max-width:30rem;padding:0 1rem;overflow-wrap:anywhere"><h1 style="font-size:1.5rem">${title}</h1><p>La page n’a pas pu s’afficher. Veuillez réessayer dans
un instant.</p><p><a href="/">Retour à l’accueil</a></p>`)
  return { html, scripts: [] }
}

/** A rendered page with its dependencies. */
type PageResult = RenderedPage & PageDependencies

/** What a rendering depends on, and whether it may be cached. */
type PageDependencies = {
  tags: Set<CacheTag>
  isCacheable: boolean
  /** Set when the database was unavailable. */
  outage?: Refused
}

/** Wraps the API for one rendering: collects cache tags, and turns internal errors into refusals. */
function trackDependencies(
  { api, tagsOf, isCacheable }: RenderDeps,
  log: FastifyBaseLogger,
  dependencies: PageDependencies,
): Api {
  const calls = Object.entries(api) as [keyof Api, (input?: unknown) => Promise<unknown>][]
  const observed = calls.map(([name, call]) => {
    const noting = async (input?: unknown) => {
      for (const tag of tagsOf(name, input)) dependencies.tags.add(tag)
      dependencies.isCacheable &&= isCacheable(name)
      try {
        return await call(input)
      } catch (error) {
        const refused = refusalOf(error as Error)
        if (refused.status >= 500) logFailure(log, error, 'page call failed', { endpoint: name })
        if (outageOf(refused)) dependencies.outage ??= refused
        throw refused
      }
    }
    return [name, noting]
  })
  return Object.fromEntries(observed) as Api
}

/**
 * Renders the page at a URL. A refused form is shown again with its errors.
 * @throws GenerationTimedOut
 */
export async function renderPageAt(
  url: URL,
  source: PageSource,
  deps: RenderDeps & { log: FastifyBaseLogger },
  refusedForm?: RefusedForm,
): Promise<PageResult> {
  const { renderer, manifest } = await source.load()
  const dependencies: PageDependencies = { tags: new Set(), isCacheable: true }
  const signal = AbortSignal.timeout(deps.pageTimeoutMs)
  const page = await renderer
    .render(url, {
      api: trackDependencies(deps, deps.log, dependencies),
      manifest,
      signal,
      refusedForm,
    })
    .catch(error => {
      throw signal.aborted ? new GenerationTimedOut() : error
    })
  // The renderer answers 500 for any failed call; an outage is 503.
  const status = dependencies.outage && page.status >= 500 ? dependencies.outage.status : page.status
  return { ...page, ...dependencies, status }
}

/** A page without content: sent as `fallbackPage`. */
export const emptyPage = (status: number): RenderedPage => ({
  status,
  html: new Uint8Array(),
  scripts: [],
  location: null,
})

/** Sends a page with `no-store`. */
export function sendUncached(reply: FastifyReply, page: RenderedPage): FastifyReply {
  if (page.location) return reply.redirect(page.location, page.status)
  const { html, scripts } = page.html.length > 0 ? page : fallbackPage(page.status)
  if (page.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  }
  return reply
    .code(page.status)
    .headers({ ...pageHeaders(scripts), 'cache-control': 'no-store' })
    .type(HTML)
    .send(html)
}
