import { files, version } from 'virtual:built-files'
import { dataShape, shellPages } from 'virtual:offline-routes'
import { OFFLINE_PAGE } from '#contract/paths.ts'
import { MEBIBYTE } from '#contract/sizes.ts'
import { type BoundedCache, boundedCache } from '#web/service-worker/bounded-cache.ts'
import { isSharedResponse, withoutTracking } from '#web/service-worker/classify-request.ts'

export const FILES = 'amic-files-'
export const PAGES = 'amic-pages-'
export const SHELL = 'amic-shell-'
export const DATA = 'amic-data'

/** Visited pages, without those of the shell. */
export const MAX_PAGES = 60

/** Separate and unbounded: visited products never evict the shop. */
const shell = boundedCache(SHELL + version)
const ownPages = boundedCache(PAGES + version, { entries: MAX_PAGES })

/** Shared by all versions with the same response schemas: data of another shape could break the code. */
export const data = boundedCache(`${DATA}-${dataShape}`, { entries: 150 })
export const pictures = boundedCache('amic-pictures', { entries: 150, bytes: 20 * MEBIBYTE })

/** Pages refer to the files of their version, and are cached by version; one of an older version is better than none. */
export const pages: BoundedCache = {
  find: async address => {
    const url = withoutTracking(address)
    return (await shell.find(url)) ?? (await ownPages.find(url)) ?? (await findIn(PAGES, url))
  },
  put: (address, answer) => {
    const url = withoutTracking(address)
    return (isShellPage(url) ? shell : ownPages).put(url, answer)
  },
}

/** Built files are also looked up in older versions, whose pages may be open or cached. */
export const builtFiles: BoundedCache = {
  find: url => findIn(FILES, url),
  put: async (url, answer) => (await caches.open(FILES + version)).put(url, answer),
}

export const findOfflinePage = (): Promise<Response | undefined> => builtFiles.find(OFFLINE_PAGE)

/**
 * Downloads the files of this version and the shell pages.
 * @throws when one fails: the installation is then retried on a later visit
 */
export async function precacheShell(): Promise<void> {
  await (await caches.open(FILES + version)).addAll([...files, OFFLINE_PAGE])
  for (const path of shellPages) {
    const page = await fetch(path)
    if (!isSharedResponse(page)) throw new Error(`${path} answered ${page.status}`)
    await shell.put(addressOf(path), page)
  }
}

const addressOf = (path: string): string => new URL(path, location.origin).href

const isShellPage = (url: string): boolean => shellPages.map(addressOf).includes(url)

/** Cache names with this prefix, in order of creation. */
export async function cacheNamesOf(kind: string): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(kind))
}

async function findIn(kind: string, url: string): Promise<Response | undefined> {
  for (const name of (await cacheNamesOf(kind)).reverse()) {
    const found = await (await caches.open(name)).match(url, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}
