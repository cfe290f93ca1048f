import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CacheTag } from '#contract/cache-tags.ts'
import { html, slowRendering } from '#tests/support/http/public-answers.ts'
import { openPublicCache } from '#tests/support/http/public-cache.ts'
import type { PublicResponse } from './compress-response.ts'
import type { PublicCache } from './public-cache.ts'

describe('a number that changed', () => {
  let now: number
  let failures: unknown[]
  let cache: PublicCache
  beforeEach(() => {
    now = 0
    failures = []
    cache = openPublicCache({ now: () => now, onRevalidationError: error => failures.push(error) })
  })

  /** The text of a page that shows a stock, and may lag. */
  const shop = async (stock: number | (() => Promise<PublicResponse>)) => {
    const make = typeof stock === 'number' ? async () => html(`stock ${stock}`) : stock
    const answer = await cache.get({ key: '/boutique', tags: ['stock'], allowStale: true, make })
    return answer.body.toString()
  }
  /** The text of an answer that programs read. */
  const read = async (key: string, tag: CacheTag, text: string) => {
    const answer = await cache.get({ key, tags: [tag], make: async () => html(text) })
    return answer.body.toString()
  }
  const renewed = () => new Promise(resolve => setImmediate(() => setImmediate(resolve)))

  test('does not let whoever reads a page wait: the next is given a new one', async () => {
    await shop(3)
    now = 5_000
    cache.markStale(['stock'])
    expect(await shop(2)).toBe('stock 3')
    await vi.waitFor(async () => expect(await shop(1)).toBe('stock 2'))
  })

  test('leaves alone what shows no stock', async () => {
    await read('/contact', 'site', 'contact')
    cache.markStale(['stock'])
    now = 120_000
    expect(await read('/contact', 'site', '!')).toBe('contact')
  })

  test('lets an answer that programs read be made anew at once', async () => {
    await read('/api/products', 'stock', 'stock 3')
    cache.markStale(['stock'])
    expect(await read('/api/products', 'stock', 'stock 2')).toBe('stock 2')
  })

  test('is on a page after a minute at the latest', async () => {
    await shop(3)
    now = 1_000
    cache.markStale(['stock'])
    now = 60_999
    cache.markStale(['stock'])
    expect(cache.peek('/boutique')?.body.toString()).toBe('stock 3')
    now = 61_000
    expect(await shop(2)).toBe('stock 2')
  })

  test('has a page made anew every five seconds at most, however much is sold', async () => {
    await shop(9)
    const make = vi.fn(async () => html('stock 8'))
    for (now = 1_000; now < 5_000; now += 1_000) {
      cache.markStale(['stock'])
      await shop(make)
      await renewed()
    }
    expect(make).not.toHaveBeenCalled()
    now = 5_000
    await shop(make)
    await vi.waitFor(() => expect(make).toHaveBeenCalledOnce())
  })

  test('has one page made at a time, then none for three times as long', async () => {
    const rendering = slowRendering()
    const other = vi.fn(async () => html('autre'))
    const askOther = () => cache.get({ key: '/producers', tags: ['stock'], allowStale: true, make: other })
    await shop(9)
    await askOther()
    now = 10_000
    cache.markStale(['stock'])
    await shop(rendering.make)
    await vi.waitFor(() => expect(rendering.make).toHaveBeenCalledOnce())
    await askOther()
    await renewed()
    now = 10_100
    rendering.finish(html('stock 8'))
    await vi.waitFor(() => expect(cache.peek('/boutique')?.body.toString()).toBe('stock 8'))
    await renewed()
    now = 10_399
    await askOther()
    await renewed()
    expect(other).toHaveBeenCalledOnce()
    now = 10_400
    await askOther()
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(2))
  })

  test('while a page is made has it renewed, not thrown away', async () => {
    const rendering = slowRendering()
    const asked = shop(rendering.make)
    cache.markStale(['stock'])
    rendering.finish(html('stock 3'))
    expect(await asked).toBe('stock 3')
    now = 5_000
    expect(await shop(2)).toBe('stock 3')
    await vi.waitFor(async () => expect(await shop(1)).toBe('stock 2'))
  })

  test('and words that changed: the page is made anew at once', async () => {
    await shop(3)
    cache.markStale(['stock'])
    cache.invalidate(['stock'])
    expect(await shop(2)).toBe('stock 2')
  })

  test('a page that is gone when it is renewed is absent for the next', async () => {
    await shop(3)
    now = 5_000
    cache.markStale(['stock'])
    await shop(async () => html('introuvable', 404))
    await vi.waitFor(async () => expect(await shop(1)).toBe('introuvable'))
  })

  test('a renewal that fails is told, and the former page given until the minute is over', async () => {
    await shop(3)
    now = 5_000
    cache.markStale(['stock'])
    const failing = () => Promise.reject(new Error('broken'))
    await shop(failing)
    await vi.waitFor(() => expect(failures).toEqual([new Error('broken')]))
    expect(await shop(2)).toBe('stock 3')
    now = 65_000
    await expect(shop(failing)).rejects.toThrow('broken')
  })
})
