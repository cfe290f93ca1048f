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

const PUBLIC_PAGES =
  /^\/(?:|boutique|about|services|activities|contact|cart|cgv|conditions|confidentialite|mentions-legales|(?:product|producteur)\/[\w-]+)$/

/** The form of an order is kept; the payment of one order, `/checkout?order=…`, is somebody's own. */
const CHECKOUT = '/checkout'

const PUBLIC_DATA =
  /^\/api\/(?:site|products(?:\/[\w-]+(?:\/reviews)?)?|vendors\/[\w-]+(?:\/reviews)?|pages\/[\w-]+|activities|phases|chatbot\/quick-replies|cinetpay\/payment-methods)$/

/** @param origin the site's own: nothing else is touched */
export function wayOf({ method, url, mode, destination }: Asked, origin: string): Way {
  const { origin: asked, pathname, search } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'pass'
  if (pathname.startsWith('/assets/')) return 'file'
  if (pathname.startsWith('/attached_assets/')) return destination === 'image' ? 'picture' : 'pass'
  if (mode === 'navigate') return wayOfPage(pathname, search)
  return PUBLIC_DATA.test(pathname) ? 'data' : 'pass'
}

function wayOfPage(pathname: string, search: string): Way {
  if (/^\/(?:api|dev|attached_assets)\//.test(pathname)) return 'pass'
  const isPublic = PUBLIC_PAGES.test(pathname) || (pathname === CHECKOUT && search === '')
  return isPublic ? 'page' : 'other-page'
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
