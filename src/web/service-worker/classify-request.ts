import { data, pages, pagesWithoutSearch } from 'virtual:offline-routes'
import { API_PREFIX, BUILT_PREFIX, DEV_PREFIX, MEDIA_PREFIX } from '#contract/paths.ts'

/**
 * How the service worker handles a request:
 * - `file`: a built file with a content hash in its name
 * - `picture`: a picture, also named by its hash
 * - `page`: a page that is the same for everybody and whose address holds no secret
 * - `other-page`: any other page, never cached
 * - `data`: public catalogue data
 * - `pass`: everything else goes to the network: accounts, orders, payments, streams, writes
 */
type RequestKind = 'file' | 'picture' | 'page' | 'other-page' | 'data' | 'pass'

type RequestFacts = { method: string; url: string; mode: string; destination: string }

/** Prefixes that are never pages, even when opened as one. */
const NON_PAGES = [API_PREFIX, DEV_PREFIX, MEDIA_PREFIX]

/** Tracking parameters, which pages do not use. */
const TRACKING =
  /^(?:utm_\w+|(?:fb|g|d|ms|tt|tw|y)clid|(?:g|w)braid|igsh|igshid|mc_[ce]id|_ga|_gl|srsltid)(?:=|$)/

/** Removes tracking parameters: the cache key of a page. */
export function withoutTracking(address: string): string {
  const url = new URL(address)
  const parameters = url.search.slice(1).split('&')
  url.search = parameters.filter(parameter => !TRACKING.test(parameter)).join('&')
  return url.href
}

/**
 * Kind of a request.
 * @param origin of the site: other origins pass
 */
export function classifyRequest(
  { method, url, mode, destination }: RequestFacts,
  origin: string,
): RequestKind {
  const { origin: requestOrigin, pathname, search } = new URL(withoutTracking(url))
  if (method !== 'GET' || requestOrigin !== origin) return 'pass'
  if (pathname.startsWith(BUILT_PREFIX)) return 'file'
  if (pathname.startsWith(MEDIA_PREFIX)) return destination === 'image' ? 'picture' : 'pass'
  if (mode === 'navigate') return classifyPage(pathname, search)
  return data.test(pathname) ? 'data' : 'pass'
}

function classifyPage(pathname: string, search: string): RequestKind {
  if (NON_PAGES.some(prefix => pathname.startsWith(prefix))) return 'pass'
  const isCached = pages.test(pathname) || (pagesWithoutSearch.test(pathname) && search === '')
  return isCached ? 'page' : 'other-page'
}

/**
 * Whether a response is the same for all visitors. The server marks those as `no-cache` (revalidate); personal ones are
 * `no-store`, also at URLs of the catalogue.
 */
export function isSharedResponse({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    headers.get('cache-control') === 'no-cache' &&
    headers.get('etag') !== null
  )
}

/** Whether the server, or a proxy before it, failed. */
export const isServerFault = ({ status }: Response): boolean => status >= 500

/** Whether a response can be shown as a page. The site renders its own error pages, a proxy may not. */
export function isReadablePage(answer: Response): boolean {
  return !isServerFault(answer) || (answer.headers.get('content-type') ?? '').startsWith('text/html')
}
