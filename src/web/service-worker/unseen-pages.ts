import { pages } from '#web/service-worker/shelves.ts'
import { isForEveryone, wayOf } from '#web/service-worker/way-of.ts'

declare const self: ServiceWorkerGlobalScope

/** Keeps a page that did not pass by here, unless it is kept already. */
export async function keepPage(url: string): Promise<void> {
  if (await pages.find(url)) return
  const page = await fetch(url).catch(() => undefined)
  if (page && isForEveryone(page)) await pages.keep(url, page)
}

const isKeepable = (url: string): boolean =>
  wayOf({ method: 'GET', url, mode: 'navigate', destination: 'document' }, location.origin) === 'page'

/** Keeps the pages that came before this worker: above all the first one, that a shared link led to. */
export async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(
    open
      .map(({ url }) => url)
      .filter(isKeepable)
      .map(keepPage),
  )
}
