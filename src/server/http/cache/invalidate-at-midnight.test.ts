import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CacheTag } from '#contract/cache-tags.ts'
import { DAY_MS } from '#contract/durations.ts'
import { openPublicCache } from '#tests/support/http/public-cache.ts'
import { invalidateAtMidnight } from './invalidate-at-midnight.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T23:59:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what depends on the day is made anew after midnight, the rest is kept', async () => {
  const cache = openPublicCache()
  const stop = invalidateAtMidnight(cache, { clock: () => new Date() })
  const keep = (key: string, tags: CacheTag[]) =>
    cache.get({ key, tags, make: async () => ({ status: 200, contentType: 'text/plain', body: key }) })
  await keep('banner', ['site', 'today'])
  await keep('product', ['catalogue'])

  vi.advanceTimersByTime(50_000)
  expect(cache.peek('banner')).toBeDefined()
  vi.advanceTimersByTime(20_000)
  expect(cache.peek('banner')).toBeUndefined()
  expect(cache.peek('product')).toBeDefined()

  await keep('banner', ['site', 'today'])
  vi.advanceTimersByTime(60_000)
  expect(cache.peek('banner')).toBeDefined()
  stop()
  vi.advanceTimersByTime(DAY_MS)
  expect(cache.peek('banner')).toBeDefined()
})

test('what a database whose clock is behind draws just after midnight does not stay for a day', async () => {
  const cache = openPublicCache()
  const stop = invalidateAtMidnight(cache, { clock: () => new Date() })
  vi.advanceTimersByTime(63_000)
  await cache.get({
    key: 'product',
    tags: ['today'],
    make: async () => ({ status: 200, contentType: 'text/plain', body: 'de retour demain' }),
  })
  vi.advanceTimersByTime(10_000)
  expect(cache.peek('product')).toBeUndefined()
  stop()
})
