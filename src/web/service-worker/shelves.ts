import { files, version } from 'virtual:built-files'
import { type Shelf, shelf } from '#web/service-worker/shelf.ts'
import { isForEveryone } from '#web/service-worker/way-of.ts'

const FILES = 'amic-files-'
const PAGES = 'amic-pages-'
const MEGABYTE = 1024 * 1024

/** What stands in for a page that is not kept. */
const OFFLINE_PAGE = '/hors-ligne.html'

/** Pages without which the site is no shop: kept from the beginning, seen or not. */
const SHELL_PAGES = ['/', '/boutique', '/cart', '/checkout']

const ownPages = shelf(`${PAGES}${version}`, { entries: 60 })

export const data = shelf('amic-data', { entries: 150 })
export const pictures = shelf('amic-pictures', { entries: 150, bytes: 20 * MEGABYTE })

/** Pages name the files of their version, and go with them; one of the version before is better than none. */
export const pages: Shelf = {
  find: async url => (await ownPages.find(url)) ?? (await findIn(PAGES, url)),
  keep: ownPages.keep,
}

/** Built files are looked for in the version before too: a page of that one may be open, or kept. */
export const builtFiles: Shelf = {
  find: url => findIn(FILES, url),
  keep: async (url, answer) => (await caches.open(FILES + version)).put(url, answer),
}

export const findOfflinePage = (): Promise<Response | undefined> => builtFiles.find(OFFLINE_PAGE)

/**
 * Brings the files of this version, and the pages that every visitor may want.
 * @throws when one does not come: this version is then tried again at a later visit.
 */
export async function fetchShell(): Promise<void> {
  await (await caches.open(FILES + version)).addAll([...files, OFFLINE_PAGE])
  for (const path of SHELL_PAGES) {
    const page = await fetch(path)
    if (!isForEveryone(page)) throw new Error(`${path} answered ${page.status}`)
    await ownPages.keep(new URL(path, location.origin).href, page)
  }
}

/** Removes what is of older versions, but for the last one. */
export async function removeOldVersions(): Promise<void> {
  for (const kind of [FILES, PAGES]) {
    const older = (await namesOf(kind)).filter(name => name !== kind + version)
    for (const name of older.slice(0, -1)) await caches.delete(name)
  }
}

/** In the order in which they were made. */
async function namesOf(kind: string): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(kind))
}

async function findIn(kind: string, url: string): Promise<Response | undefined> {
  for (const name of (await namesOf(kind)).reverse()) {
    const found = await (await caches.open(name)).match(url, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}
