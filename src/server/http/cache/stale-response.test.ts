import { describe, expect, test, vi } from 'vitest'
import type { CacheTag } from '#contract/cache-tags.ts'
import { DAY_MS } from '#contract/durations.ts'
import { openPublicCache } from '#tests/support/http/public-cache.ts'
import { encodeBody, type PublicResponse } from './compress-response.ts'
import type { PublicCache } from './public-cache.ts'

const html = (body: string, status = 200): PublicResponse => ({
  status,
  contentType: 'text/html; charset=utf-8',
  body,
})

const textOf = async (
  cache: PublicCache,
  key: string,
  make: () => Promise<PublicResponse>,
  tags: CacheTag[] = [],
) => (await encodeBody(await cache.get({ key, make, tags }), 'identity')).toString()

describe('while the database is away', () => {
  const away = async (): Promise<PublicResponse> => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  const shop = '<html><body class="x"><main>Ignames à 500</main></body></html>'

  test('what was dropped is answered with a line that says its age, until it can be made anew', async () => {
    let now = Date.UTC(2026, 2, 3, 18, 15)
    const cache = openPublicCache({ now: () => now })
    await textOf(cache, '/', async () => html(shop), ['catalogue'])
    cache.invalidate(['catalogue'])
    const { body, headers } = await cache.get({ key: '/', make: away })
    expect(body.toString()).toMatch(
      /^<html><body class="x"><p role="status"[^>]*><strong>Service momentanément perturbé.<\/strong> Page du 3 mars à 18\u00a0h\u00a015\u00a0: prix et stocks ont pu changer.<\/p><main>Ignames à 500<\/main>/,
    )
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cache-status': expect.stringContaining('stale'),
    })

    // Those who come next do not wait for the database; five seconds later it is asked again.
    const make = vi.fn(async () => html('Ignames à 600'))
    expect(await textOf(cache, '/', make)).toContain('perturbé')
    expect(make).not.toHaveBeenCalled()
    now += 5_000
    expect(await textOf(cache, '/', make)).toBe('Ignames à 600')
    expect(await textOf(cache, '/', away)).toBe('Ignames à 600')
  })

  test('everything that was dropped at once is at hand, for a day', async () => {
    let now = 0
    const cache = openPublicCache({ now: () => now })
    await textOf(cache, 'list', async () => ({ status: 200, contentType: 'application/json', body: '[500]' }))
    cache.invalidateAll()
    expect(await textOf(cache, 'list', away)).toBe('[500]')
    now += DAY_MS
    await expect(textOf(cache, 'list', away)).rejects.toThrow('ECONNREFUSED')
  })

  /** Makes an answer, and drops it while it is made; `meanwhile` happens before it ends. */
  async function dropUnderWay(cache: PublicCache, meanwhile: () => unknown = () => {}): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<PublicResponse>()
    const answer = textOf(cache, '/', () => promise, ['catalogue'])
    cache.invalidate(['catalogue'])
    await meanwhile()
    resolve(html(shop))
    expect(await answer).toBe(shop)
  }

  test('what was dropped while it was made is at hand too', async () => {
    const cache = openPublicCache()
    await dropUnderWay(cache)
    expect(await textOf(cache, '/', async () => html('Ignames à 600'))).toBe('Ignames à 600')
    const other = openPublicCache()
    await dropUnderWay(other)
    expect(await textOf(other, '/', away)).toContain('Ignames à 500')
  })

  test('what ends late brings nothing back that is gone', async () => {
    const cache = openPublicCache()
    await dropUnderWay(cache, () => textOf(cache, '/', async () => html('introuvable', 404), ['catalogue']))
    cache.invalidate(['catalogue'])
    await expect(textOf(cache, '/', away)).rejects.toThrow('ECONNREFUSED')
  })

  test('an answer that never comes gives the former one', async () => {
    const cache = openPublicCache({ generationTimeoutMs: 50 })
    await textOf(cache, '/', async () => html(shop), ['catalogue'])
    cache.invalidate(['catalogue'])
    expect(await textOf(cache, '/', () => new Promise(() => {}))).toContain('perturbé')
  })

  test('a fault of ours is no outage, and what is gone does not come back', async () => {
    const cache = openPublicCache()
    await textOf(cache, '/', async () => html(shop), ['catalogue'])
    cache.invalidate(['catalogue'])
    const bug = async () => Promise.reject(new TypeError('a bug'))
    await expect(textOf(cache, '/', bug)).rejects.toThrow('a bug')
    await textOf(cache, '/', async () => html('introuvable', 404), ['catalogue'])
    cache.invalidate(['catalogue'])
    await expect(textOf(cache, '/', away)).rejects.toThrow('ECONNREFUSED')
  })

  test('former answers take a quarter of the room, and the oldest leave first', async () => {
    const cache = openPublicCache({ maxBytes: 80_000 })
    // Nothing of a picture is saved by compressing it: it takes the room that its bytes do.
    const picture = (name: string) => async () => ({
      ...html(name.repeat(8_000)),
      contentType: 'image/webp',
    })
    for (const name of 'abcd') await textOf(cache, name, picture(name))
    cache.invalidateAll()
    expect(cache.stats().bytes).toBeLessThanOrEqual(20_000)
    expect(await textOf(cache, 'd', away)).toContain('dddd')
    await expect(textOf(cache, 'a', away)).rejects.toThrow('ECONNREFUSED')
  })
})
