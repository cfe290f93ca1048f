import { productData, productPage } from 'virtual:offline-routes'
import type { BoundedCache } from '#web/service-worker/bounded-cache.ts'
import { cachePage } from '#web/service-worker/cache-pages.ts'
import { isReadablePage, isServerFault, isSharedResponse } from '#web/service-worker/classify-request.ts'
import { data, findOfflinePage, pages } from '#web/service-worker/site-caches.ts'
import { notifyStale } from '#web/service-worker/stale-messages.ts'

/** After this, a cached copy is used instead of a slow network. */
const NETWORK_TIMEOUT_MS = 4_000

/** Without a copy, after this the offline page is shown. */
const MAX_BLANK_MS = 15_000

/** Placeholder for a missing picture; hydrated pages render their own. */
const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="640" height="640"><path fill="#f3efe5" d="M0 0h240v240H0z"/><g fill="none" stroke="#57534e" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(108 108)"><path d="m2 2 20 20M10.4 10.4a2 2 0 1 1-2.8-2.8M13.5 13.5 6 21M18 12l3 3M3.6 3.6A2 2 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.5 0 1-.2 1.4-.6M21 15V5a2 2 0 0 0-2-2H9"/></g></svg>`

const ID = /^[0-9a-f-]{36}$/

/** Immutable files: cache first, else network, then cached. */
export async function cacheFirst(event: FetchEvent, cache: BoundedCache): Promise<Response> {
  const cached = await cache.find(event.request.url)
  if (cached) return cached
  const answer = await fetch(event.request)
  if (answer.status === 200) cacheInBackground(event, cache, event.request.url, answer.clone())
  return answer
}

/** A picture: cache first, else network, else a placeholder. */
export async function respondWithPicture(event: FetchEvent, cache: BoundedCache): Promise<Response> {
  return cacheFirst(event, cache).catch(
    () =>
      new Response(NO_PICTURE, { headers: { 'cache-control': 'no-store', 'content-type': 'image/svg+xml' } }),
  )
}

/** A cacheable page: network first, else cache, else the offline page. */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  return orOfflinePage(networkFirst(event, pages))
}

/** A page that is never cached: network, else the offline page. */
export async function respondWithUncachedPage(event: FetchEvent): Promise<Response> {
  return orOfflinePage(fresh(event))
}

async function orOfflinePage(request: Promise<Response | undefined>): Promise<Response> {
  const answer = await Promise.race([request, after(MAX_BLANK_MS)])
  if (answer && isReadablePage(answer)) return answer
  return (await findOfflinePage()) ?? answer ?? Response.error()
}

/** Public catalogue data: network first, else cache. */
export async function respondWithData(event: FetchEvent): Promise<Response> {
  const answer = await networkFirst(event, data)
  const productId = productData.exec(new URL(event.request.url).pathname)?.[1] ?? ''
  // Also caches the product's page: it could not be opened by its address offline otherwise.
  if (ID.test(productId) && answer && isSharedResponse(answer)) {
    event.waitUntil(cachePage(new URL(productPage + productId, location.origin).href))
  }
  return answer ?? Response.error()
}

async function networkFirst(event: FetchEvent, cache: BoundedCache): Promise<Response | undefined> {
  const { url } = event.request
  const request = fresh(event, answer => {
    if (isSharedResponse(answer)) cacheInBackground(event, cache, url, answer.clone())
  })
  // The response may arrive after the copy was used: the next visit gets it.
  event.waitUntil(request)
  const inTime = await Promise.race([request, after(NETWORK_TIMEOUT_MS)])
  if (inTime && !isServerFault(inTime)) return inTime
  const copy = await cache.find(url)
  if (!copy) return request
  event.waitUntil(notifyStale(event.resultingClientId || event.clientId, copy))
  return copy
}

/** The network's response, undefined on a network error. */
async function fresh(
  event: FetchEvent,
  onAnswer: (answer: Response) => void = () => {},
): Promise<Response | undefined> {
  try {
    const answer = await fetch(event.request)
    onAnswer(answer)
    return answer
  } catch {
    return undefined
  }
}

const after = (ms: number): Promise<undefined> => new Promise(resolve => setTimeout(resolve, ms))

/** Caching may fail when the disk is full: the site then works online only. */
function cacheInBackground(event: FetchEvent, cache: BoundedCache, url: string, answer: Response): void {
  event.waitUntil(cache.put(url, answer).catch(reason => console.warn('not cached:', url, reason)))
}
