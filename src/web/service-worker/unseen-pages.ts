import { isPageToKeep } from '#web/kept/page-to-keep.ts'
import { builtFiles, pages } from '#web/service-worker/shelves.ts'
import { isForEveryone, wayOf } from '#web/service-worker/way-of.ts'

declare const self: ServiceWorkerGlobalScope

/** Where a page names the files that it comes alive by (`writeBootstrapScript`). */
const DATA_FILES = / data-files="([^"]*)"/

/** Keeps a page that did not pass by here, unless it is kept already. */
export async function keepPage(url: string): Promise<void> {
  if (await pages.find(url)) return
  const page = await fetch(url).catch(() => undefined)
  if (page && isForEveryone(page)) await pages.keep(url, page)
}

/** Keeps a page that another asks for, with the files that it comes alive by: those of staff are not brought with the site. */
export function keepAskedPage(event: ExtendableMessageEvent): void {
  if (!isPageToKeep(event.data)) return
  const { href } = new URL(event.data.path, location.origin)
  if (isCacheable(href)) event.waitUntil(keepPageWithFiles(href))
}

async function keepPageWithFiles(url: string): Promise<void> {
  await keepPage(url)
  const page = await pages.find(url)
  const files = DATA_FILES.exec((await page?.text()) ?? '')?.[1]?.split(' ') ?? []
  await Promise.all(files.map(keepFile))
}

async function keepFile(path: string): Promise<void> {
  const { href } = new URL(path, location.origin)
  if (await builtFiles.find(href)) return
  const file = await fetch(href).catch(() => undefined)
  // What does not come is asked for again with the next run that is read.
  if (file?.status === 200) await builtFiles.keep(href, file)
}

const isCacheable = (url: string): boolean =>
  wayOf({ method: 'GET', url, mode: 'navigate', destination: 'document' }, location.origin) === 'page'

/** Keeps the pages that came before this worker: above all the first one, that a shared link led to. */
export async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(
    open
      .map(({ url }) => url)
      .filter(isCacheable)
      .map(keepPage),
  )
}
