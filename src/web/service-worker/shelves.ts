import { files, version } from 'virtual:built-files'
import { dataShape, shellPages } from 'virtual:kept-offline'
import { OFFLINE_PAGE } from '#contract/paths.ts'
import { MEBIBYTE } from '#contract/sizes.ts'
import { type Shelf, shelf } from '#web/service-worker/shelf.ts'
import { isForEveryone, withoutTracking } from '#web/service-worker/way-of.ts'

export const FILES = 'amic-files-'
export const PAGES = 'amic-pages-'
export const SHELL = 'amic-shell-'
export const DATA = 'amic-data'

/** How many pages that were seen are kept, without those of the shell. */
export const PAGES_AT_MOST = 60

/** Apart from the others and without bounds: however many products are looked at, none takes the place of the shop. */
const shell = shelf(SHELL + version)
const ownPages = shelf(PAGES + version, { entries: PAGES_AT_MOST })

/** Of all versions to which the same is answered: code that expects a fact which is not there would fail. */
export const data = shelf(`${DATA}-${dataShape}`, { entries: 150 })
export const pictures = shelf('amic-pictures', { entries: 150, bytes: 20 * MEBIBYTE })

/** Pages name the files of their version, and are kept beside them; one of an older version is better than none. */
export const pages: Shelf = {
  find: async address => {
    const url = withoutTracking(address)
    return (await shell.find(url)) ?? (await ownPages.find(url)) ?? (await findIn(PAGES, url))
  },
  keep: (address, answer) => {
    const url = withoutTracking(address)
    return (isOfShell(url) ? shell : ownPages).keep(url, answer)
  },
}

/** Built files are looked for in older versions too: a page of one may be open, or kept. */
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
  for (const path of shellPages) {
    const page = await fetch(path)
    if (!isForEveryone(page)) throw new Error(`${path} answered ${page.status}`)
    await shell.keep(addressOf(path), page)
  }
}

const addressOf = (path: string): string => new URL(path, location.origin).href

const isOfShell = (url: string): boolean => shellPages.map(addressOf).includes(url)

/** The names of one kind, in the order in which they were made. */
export async function namesOf(kind: string): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(kind))
}

async function findIn(kind: string, url: string): Promise<Response | undefined> {
  for (const name of (await namesOf(kind)).reverse()) {
    const found = await (await caches.open(name)).match(url, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}
