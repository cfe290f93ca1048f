import { data, pages, pagesWithoutSearch } from 'virtual:kept-offline'
import { API_PREFIX, BUILT_PREFIX, DEV_PREFIX, MEDIA_PREFIX } from '#contract/paths.ts'

/**
 * What the service worker does with a request:
 * - `file`: a built file, whose name changes with its content
 * - `picture`: a picture of a product or an album, named by its content too
 * - `page`: a page that is the same for everybody and whose address holds no secret
 * - `other-page`: any other page; it is never kept
 * - `data`: what the public catalogue answers to the pages
 * - `pass`: not our business: accounts, orders, payments, streams, everything that changes something
 */
export type Way = 'file' | 'picture' | 'page' | 'other-page' | 'data' | 'pass'

type Asked = { method: string; url: string; mode: string; destination: string }

/** What pages never answer, also where a browser opens it as one. */
const NO_PAGES = [API_PREFIX, DEV_PREFIX, MEDIA_PREFIX]

/** What networks and mailings hang on addresses to count who comes from where. The pages know nothing of it. */
const TRACKING =
  /^(?:utm_\w+|(?:fb|g|d|ms|tt|tw|y)clid|(?:g|w)braid|igsh|igshid|mc_[ce]id|_ga|_gl|srsltid)(?:=|$)/

/** The address of a page as it is kept and found: the same, wherever its link was shared. */
export function withoutTracking(address: string): string {
  const url = new URL(address)
  const asked = url.search.slice(1).split('&')
  url.search = asked.filter(parameter => !TRACKING.test(parameter)).join('&')
  return url.href
}

/** @param origin the site's own: nothing else is touched */
export function wayOf({ method, url, mode, destination }: Asked, origin: string): Way {
  const { origin: asked, pathname, search } = new URL(withoutTracking(url))
  if (method !== 'GET' || asked !== origin) return 'pass'
  if (pathname.startsWith(BUILT_PREFIX)) return 'file'
  if (pathname.startsWith(MEDIA_PREFIX)) return destination === 'image' ? 'picture' : 'pass'
  if (mode === 'navigate') return wayOfPage(pathname, search)
  return data.test(pathname) ? 'data' : 'pass'
}

function wayOfPage(pathname: string, search: string): Way {
  if (NO_PAGES.some(prefix => pathname.startsWith(prefix))) return 'pass'
  const isKept = pages.test(pathname) || (pagesWithoutSearch.test(pathname) && search === '')
  return isKept ? 'page' : 'other-page'
}

/**
 * Whether an answer is the same for all visitors. The server says so by letting browsers keep it; what it answers to
 * one person alone is `no-store`, also at an address of the catalogue.
 */
export function isForEveryone({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    headers.get('cache-control') === 'no-cache' &&
    headers.get('etag') !== null
  )
}

/** The server, or what stands before it, could not do what it is there for. */
export const isServerFault = ({ status }: Response): boolean => status >= 500

/** Whether people can read an answer as a page: the site says itself what went wrong with it, a proxy may not. */
export function isForReading(answer: Response): boolean {
  return !isServerFault(answer) || (answer.headers.get('content-type') ?? '').startsWith('text/html')
}
