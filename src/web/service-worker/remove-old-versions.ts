import { version } from 'virtual:built-files'
import { dataShape } from 'virtual:offline-routes'
import { pagesToRetain } from '#web/service-worker/pages-to-retain.ts'
import { cacheNamesOf, DATA, FILES, MAX_PAGES, PAGES, SHELL } from '#web/service-worker/site-caches.ts'

/** Number of older versions whose pages are retained; the files of each take some 650 kB. */
const MAX_OLD_VERSIONS = 4

/**
 * Deletes the caches of older versions and data of another shape, except visited pages and the files that they need: fetching
 * them again with each version would cost visitors too much.
 */
export async function removeOldVersions(): Promise<void> {
  for (const name of await cacheNamesOf(SHELL)) if (name !== SHELL + version) await caches.delete(name)
  for (const name of await cacheNamesOf(DATA)) if (name !== `${DATA}-${dataShape}`) await caches.delete(name)
  const newestFirst = (await cacheNamesOf(FILES)).map(name => name.slice(FILES.length)).reverse()
  const older = newestFirst.filter(name => name !== version)
  const pageCaches = await Promise.all(older.map(name => caches.open(PAGES + name)))
  const seen = await Promise.all(pageCaches.map(cache => cache.keys()))
  const staying = pagesToRetain(
    seen.map(({ length }) => length),
    { versions: MAX_OLD_VERSIONS, pages: MAX_PAGES },
  )
  for (const [age, name] of older.entries()) {
    const [cache, requests, count] = [pageCaches[age]!, seen[age]!, staying[age]!]
    for (const request of requests.slice(0, requests.length - count))
      await cache.delete(request, { ignoreVary: true })
    // Pages of the previous version may be open and need its files.
    if (count === 0 && age > 0) await Promise.all([caches.delete(FILES + name), caches.delete(PAGES + name)])
  }
}
