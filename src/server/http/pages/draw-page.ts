import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { CacheTag } from '#contract/cache-tags.ts'
import type { Api } from '#contract/contract.ts'
import { outageOf } from '#database/outage.ts'
import type { RefusedForm, RenderedPage } from '#web/page-renderer.ts'
import { refusalOf } from '../answer-errors.ts'
import { logFailure } from '../note-failure.ts'
import type { Refused } from '../refuse.ts'
import { RETRY_AFTER_SECONDS } from '../retry-after.ts'
import { pageHeaders } from './page-security.ts'
import type { PageSource } from './page-source.ts'

export type DrawingDeps = {
  /** The API in the process, as a visitor without any session calls it. */
  api: Api
  /** Where visitors find the site: `https://amic.example`, for canonical addresses and previews. */
  publicUrl: string
  /** What an answer of the API depends on: the tags that a later `drop` names. */
  tagsOf: (endpoint: keyof Api, input: unknown) => readonly CacheTag[]
  /** May a page that shows an answer of it be kept? */
  isKeepable: (endpoint: keyof Api) => boolean
}

/** A page is this, whoever asks. */
export const HTML = 'text/html; charset=utf-8'
const RENDER_TIMEOUT_MS = 10_000

/** The site did not manage to draw a page at all: not even its own error page. */
function barePage(status: number) {
  const title = status === 503 ? 'Le site est momentanément indisponible' : 'Une erreur est survenue'
  const html = Buffer.from(`<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport"
content="width=device-width"><title>${title} – AMIC</title><body style="font-family:system-ui;margin:3rem auto;
max-width:30rem;padding:0 1rem"><h1>${title}</h1><p>La page n’a pas pu s’afficher. Veuillez réessayer dans
un instant.</p><p><a href="/">Retour à l’accueil</a></p>`)
  return { html, scripts: [] }
}

/** A page as it was drawn, what it depends on, and whether others may see it. */
export type DrawnPage = RenderedPage & Seen

/** What one rendering shows: what it depends on, and whether others may see it. */
type Seen = { tags: Set<CacheTag>; isKeepable: boolean /** The database was away. */; outage?: Refused }

/** The API as one rendering uses it: notes what the page depends on, and lets no internal error reach a page. */
function observedApi({ api, tagsOf, isKeepable }: DrawingDeps, log: FastifyBaseLogger, seen: Seen): Api {
  const calls = Object.entries(api) as [keyof Api, (input?: unknown) => Promise<unknown>][]
  const observed = calls.map(([name, call]) => {
    const noting = async (input?: unknown) => {
      for (const tag of tagsOf(name, input)) seen.tags.add(tag)
      seen.isKeepable &&= isKeepable(name)
      try {
        return await call(input)
      } catch (error) {
        const refused = refusalOf(error as Error)
        if (refused.status >= 500) logFailure(log, error, 'page call failed', { endpoint: name })
        if (outageOf(refused)) seen.outage ??= refused
        throw refused
      }
    }
    return [name, noting]
  })
  return Object.fromEntries(observed) as Api
}

/** Draws the page of an address, once. A form that was refused is shown in it again. */
export async function drawPage(
  url: URL,
  source: PageSource,
  deps: DrawingDeps & { log: FastifyBaseLogger },
  refusedForm?: RefusedForm,
): Promise<DrawnPage> {
  const { renderer, manifest } = await source.load()
  const seen: Seen = { tags: new Set(), isKeepable: true }
  const page = await renderer.render(url, {
    api: observedApi(deps, deps.log, seen),
    manifest,
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    refusedForm,
  })
  // The site's own page for a page that could not be filled says 500.
  const status = seen.outage && page.status >= 500 ? seen.outage.status : page.status
  return { ...page, ...seen, status }
}

/** A page of which nothing was drawn: it is sent as the site's barest. */
export const undrawn = (status: number): RenderedPage => ({
  status,
  html: new Uint8Array(),
  scripts: [],
  location: null,
})

/** Sends a page that nobody is to keep. */
export function sendUnkept(reply: FastifyReply, page: RenderedPage): FastifyReply {
  if (page.location) return reply.redirect(page.location, page.status)
  const { html, scripts } = page.html.length > 0 ? page : barePage(page.status)
  if (page.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  }
  return reply
    .code(page.status)
    .headers({ ...pageHeaders(scripts), 'cache-control': 'no-store' })
    .type(HTML)
    .send(html)
}
