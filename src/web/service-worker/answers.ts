import { productData, productPage } from 'virtual:kept-offline'
import { noteCopy } from '#web/service-worker/copies-told.ts'
import type { Shelf } from '#web/service-worker/shelf.ts'
import { data, findOfflinePage, pages } from '#web/service-worker/shelves.ts'
import { keepPage } from '#web/service-worker/unseen-pages.ts'
import { isForEveryone, isForReading, isServerFault } from '#web/service-worker/way-of.ts'

/** How long somebody who has a copy waits for a slow network. */
const PATIENCE_MS = 4_000

/** How long somebody who has none may look at a blank screen. */
const BLANK_AT_MOST_MS = 15_000

/** What the pages draw themselves in the place of a missing picture: until they are alive they cannot. */
const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="640" height="640"><path fill="#f3efe5" d="M0 0h240v240H0z"/><g fill="none" stroke="#57534e" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(108 108)"><path d="m2 2 20 20M10.4 10.4a2 2 0 1 1-2.8-2.8M13.5 13.5 6 21M18 12l3 3M3.6 3.6A2 2 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.5 0 1-.2 1.4-.6M21 15V5a2 2 0 0 0-2-2H9"/></g></svg>`

const ID = /^[0-9a-f-]{36}$/

/** What never changes under its name: from the shelf, else from the network and kept. */
export async function keptFirst(event: FetchEvent, shelf: Shelf): Promise<Response> {
  const kept = await shelf.find(event.request.url)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) keepLater(event, shelf, event.request.url, answer.clone())
  return answer
}

/** A picture: from the shelf, else from the network and kept, else a drawn word that there is none. */
export async function answerPicture(event: FetchEvent, shelf: Shelf): Promise<Response> {
  return keptFirst(event, shelf).catch(
    () =>
      new Response(NO_PICTURE, { headers: { 'cache-control': 'no-store', 'content-type': 'image/svg+xml' } }),
  )
}

/** A page: as it is now, else as it was last seen, else the page that says that there is no connection. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  return orOfflinePage(freshOrCopy(event, pages))
}

/** A page that is never kept. */
export async function answerOtherPage(event: FetchEvent): Promise<Response> {
  return orOfflinePage(fresh(event))
}

async function orOfflinePage(asking: Promise<Response | undefined>): Promise<Response> {
  const answer = await Promise.race([asking, after(BLANK_AT_MOST_MS)])
  if (answer && isForReading(answer)) return answer
  return (await findOfflinePage()) ?? answer ?? Response.error()
}

/** Data of the catalogue: as they are now, else as they were last seen. */
export async function answerData(event: FetchEvent): Promise<Response> {
  const answer = await freshOrCopy(event, data)
  const productId = productData.exec(new URL(event.request.url).pathname)?.[1] ?? ''
  // Without its page, a product that was seen from within the site could not be opened by its address.
  if (ID.test(productId) && answer && isForEveryone(answer)) {
    event.waitUntil(keepPage(new URL(productPage + productId, location.origin).href))
  }
  return answer ?? Response.error()
}

async function freshOrCopy(event: FetchEvent, shelf: Shelf): Promise<Response | undefined> {
  const { url } = event.request
  const asking = fresh(event, answer => {
    if (isForEveryone(answer)) keepLater(event, shelf, url, answer.clone())
  })
  // It may come after the copy was given: the next visit has it.
  event.waitUntil(asking)
  const inTime = await Promise.race([asking, after(PATIENCE_MS)])
  if (inTime && !isServerFault(inTime)) return inTime
  const copy = await shelf.find(url)
  if (!copy) return asking
  event.waitUntil(noteCopy(event.resultingClientId || event.clientId, copy))
  return copy
}

/** The network's answer, undefined when it gives none. */
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

/** Keeping may fail, where the phone is full: the site then works as long as there is a connection. */
function keepLater(event: FetchEvent, shelf: Shelf, url: string, answer: Response): void {
  event.waitUntil(shelf.keep(url, answer).catch(reason => console.warn('not kept for later:', url, reason)))
}
