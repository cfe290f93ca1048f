import { afterEach, expect, test, vi } from 'vitest'
import { boundedCache, overflowCount } from '#web/service-worker/bounded-cache.ts'

test('all may stay within the bounds', () => {
  expect(overflowCount([10, 10, 10], { entries: 3, bytes: 30 })).toBe(0)
})

test('the oldest go when there are too many', () => {
  expect(overflowCount([1, 1, 1, 1, 1], { entries: 3 })).toBe(2)
})

test('the oldest go until the others weigh little enough', () => {
  expect(overflowCount([5, 20, 5, 10], { entries: 10, bytes: 16 })).toBe(2)
})

test('what is too heavy alone goes too', () => {
  expect(overflowCount([1, 50], { entries: 10, bytes: 20 })).toBe(2)
})

test('all stay where there are no bounds', () => {
  expect(overflowCount([1, 50, 10], {})).toBe(0)
})

const URL_OF_RUN = 'https://amic.example/vendor/tournee'

/** The browser's store, as far as a shelf asks for it; it takes only answers that come whole. */
function openStore({ room = Number.POSITIVE_INFINITY } = {}) {
  const stored = new Map<string, Response>()
  const cache = {
    match: async (url: string) => stored.get(url)?.clone(),
    matchAll: async () => [...stored.values()],
    keys: async () => [...stored.keys()],
    delete: async (url: string) => stored.delete(url),
    put: async (url: string, answer: Response) => {
      const body = await answer.text()
      if (body.length > room) throw new DOMException('full', 'QuotaExceededError')
      stored.set(url, new Response(body, answer))
    },
  }
  vi.stubGlobal('caches', { open: async () => cache })
}
afterEach(() => vi.unstubAllGlobals())

test('an answer that is cut in the middle leaves the copy that is there', async () => {
  openStore()
  const pages = boundedCache('pages')
  await pages.put(URL_OF_RUN, new Response('the run'))
  const cut = new ReadableStream({
    start: body => body.enqueue(new TextEncoder().encode('the r')),
    pull: body => body.error(new TypeError('network error')),
  })
  await expect(pages.put(URL_OF_RUN, new Response(cut))).rejects.toThrow('network error')
  expect(await (await pages.find(URL_OF_RUN))?.text()).toBe('the run')
})

test('so does one for which a full phone has no room, and one that comes whole takes its place', async () => {
  openStore({ room: 10 })
  const pages = boundedCache('pages')
  await pages.put(URL_OF_RUN, new Response('the run'))
  await expect(pages.put(URL_OF_RUN, new Response('a much longer run'))).rejects.toThrow('full')
  expect(await (await pages.find(URL_OF_RUN))?.text()).toBe('the run')
  await pages.put(URL_OF_RUN, new Response('another', { headers: { date: 'Sat, 28 Nov 2026 18:00:00 GMT' } }))
  const found = await pages.find(URL_OF_RUN)
  expect([await found?.text(), found?.headers.get('date')]).toEqual([
    'another',
    'Sat, 28 Nov 2026 18:00:00 GMT',
  ])
})
