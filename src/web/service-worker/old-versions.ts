import { version } from 'virtual:built-files'
import { dataShape } from 'virtual:kept-offline'
import { pagesThatStay } from '#web/service-worker/pages-that-stay.ts'
import { DATA, FILES, namesOf, PAGES, PAGES_AT_MOST, SHELL } from '#web/service-worker/shelves.ts'

/** How many versions before this one may have pages here: the files of each weigh some 650 kB. */
const OLDER_AT_MOST = 4

/**
 * Removes what is of older versions, data of another shape with it, but for pages that were seen and the files that these name: to bring them anew with
 * every version would cost people more than they would give for it.
 */
export async function removeOldVersions(): Promise<void> {
  for (const name of await namesOf(SHELL)) if (name !== SHELL + version) await caches.delete(name)
  for (const name of await namesOf(DATA)) if (name !== `${DATA}-${dataShape}`) await caches.delete(name)
  const newestFirst = (await namesOf(FILES)).map(name => name.slice(FILES.length)).reverse()
  const older = newestFirst.filter(name => name !== version)
  const shelves = await Promise.all(older.map(name => caches.open(PAGES + name)))
  const seen = await Promise.all(shelves.map(shelf => shelf.keys()))
  const staying = pagesThatStay(
    seen.map(({ length }) => length),
    { versions: OLDER_AT_MOST, pages: PAGES_AT_MOST },
  )
  for (const [age, name] of older.entries()) {
    const [shelf, requests, count] = [shelves[age]!, seen[age]!, staying[age]!]
    for (const request of requests.slice(0, requests.length - count))
      await shelf.delete(request, { ignoreVary: true })
    // Pages of the version just before may be open, and ask for more of its files.
    if (count === 0 && age > 0) await Promise.all([caches.delete(FILES + name), caches.delete(PAGES + name)])
  }
}
