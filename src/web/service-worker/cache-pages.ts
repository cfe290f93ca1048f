import { isCachePageRequest } from '#web/offline/request-page-caching.ts'
import { classifyRequest, isSharedResponse } from '#web/service-worker/classify-request.ts'
import { builtFiles, pages } from '#web/service-worker/site-caches.ts'

declare const self: ServiceWorkerGlobalScope

/** The files that a page needs to hydrate (`writeBootstrapScript`). */
const DATA_FILES = / data-files="([^"]*)"/

/** Fetches and caches a page, unless it is cached already. */
export async function cachePage(url: string): Promise<void> {
  if (await pages.find(url)) return
  const page = await fetch(url).catch(() => undefined)
  if (page && isSharedResponse(page)) await pages.put(url, page)
}

/** Caches a page on request of another, with the files that it needs: those of staff pages are not precached. */
export function cacheRequestedPage(event: ExtendableMessageEvent): void {
  if (!isCachePageRequest(event.data)) return
  const { href } = new URL(event.data.path, location.origin)
  if (isCacheable(href)) event.waitUntil(cachePageWithFiles(href))
}

async function cachePageWithFiles(url: string): Promise<void> {
  await cachePage(url)
  const page = await pages.find(url)
  const files = DATA_FILES.exec((await page?.text()) ?? '')?.[1]?.split(' ') ?? []
  await Promise.all(files.map(cacheFile))
}

async function cacheFile(path: string): Promise<void> {
  const { href } = new URL(path, location.origin)
  if (await builtFiles.find(href)) return
  const file = await fetch(href).catch(() => undefined)
  // Failed files are retried when the run is fetched again.
  if (file?.status === 200) await builtFiles.put(href, file)
}

const isCacheable = (url: string): boolean =>
  classifyRequest({ method: 'GET', url, mode: 'navigate', destination: 'document' }, location.origin) ===
  'page'

/** Caches the pages opened before this worker was active, above all the first one of a shared link. */
export async function cacheOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(
    open
      .map(({ url }) => url)
      .filter(isCacheable)
      .map(cachePage),
  )
}
