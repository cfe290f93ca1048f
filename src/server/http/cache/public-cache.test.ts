import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CacheTag } from '#contract/cache-tags.ts'
import { html, slowRendering } from '#tests/support/http/public-answers.ts'
import { openPublicCache } from '#tests/support/http/public-cache.ts'
import type { PublicResponse } from './compress-response.ts'
import type { PublicCache } from './public-cache.ts'

const textOf = async (
  cache: PublicCache,
  key: string,
  make: () => Promise<PublicResponse>,
  tags?: CacheTag[],
) => {
  const answer = await cache.get({ key, make, ...(tags && { tags }) })
  return answer.body.toString()
}

describe('keeping answers', () => {
  test('makes an answer once', async () => {
    const cache = openPublicCache()
    const make = vi.fn(async () => html('accueil'))
    expect(await textOf(cache, '/', make)).toBe('accueil')
    expect(await textOf(cache, '/', make)).toBe('accueil')
    expect(make).toHaveBeenCalledOnce()
    expect(cache.stats()).toMatchObject({ hits: 1, misses: 1, entries: 1 })
  })

  test('makes it once for all who ask at the same time', async () => {
    const cache = openPublicCache()
    const rendering = slowRendering()
    const asked = Array.from({ length: 50 }, () => textOf(cache, '/', rendering.make))
    rendering.finish(html('accueil'))
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['accueil']))
    expect(rendering.make).toHaveBeenCalledOnce()
  })

  test('tells all who wait of a failure, and tries anew for the next', async () => {
    const cache = openPublicCache()
    const rendering = slowRendering()
    const asked = [textOf(cache, '/', rendering.make), textOf(cache, '/', rendering.make)]
    rendering.fail(new Error('database is away'))
    const results = await Promise.allSettled(asked)
    expect(results.map(result => result.status)).toEqual(['rejected', 'rejected'])
    expect(await textOf(cache, '/', async () => html('accueil'))).toBe('accueil')
  })

  test('an answer that never comes keeps nobody waiting for ever, and the next has it made anew', async () => {
    const cache = openPublicCache({ generationTimeoutMs: 50 })
    const stuck = slowRendering()
    const asked = [textOf(cache, '/', stuck.make), textOf(cache, '/', stuck.make)]
    for (const result of await Promise.allSettled(asked)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
    }
    expect(await textOf(cache, '/', async () => html('accueil'))).toBe('accueil')
    expect(stuck.make).toHaveBeenCalledOnce()
  })

  test('does not keep a server error', async () => {
    const cache = openPublicCache()
    await textOf(cache, '/', async () => html('en panne', 503))
    expect(await textOf(cache, '/', async () => html('accueil'))).toBe('accueil')
  })

  test('keeps an absent page for a moment only', async () => {
    let now = 0
    const cache = openPublicCache({ now: () => now })
    const make = vi.fn(async () => html('introuvable', 404))
    await textOf(cache, '/product/1', make)
    now = 14_000
    await textOf(cache, '/product/1', make)
    expect(make).toHaveBeenCalledTimes(1)
    now = 16_000
    await textOf(cache, '/product/1', make)
    expect(make).toHaveBeenCalledTimes(2)
  })
})

describe('bounds', () => {
  // Too short to be compressed: an entry costs itself, its text and its headers, between 1,500 and 1,700 bytes.
  const page = (seed: string) => html(seed.repeat(500))
  const roomForThree = { maxBytes: 3 * 1_700 }

  test('the least recently used leaves first', async () => {
    const cache = openPublicCache(roomForThree)
    for (const key of ['a', 'b', 'c']) await textOf(cache, key, async () => page(key))
    await textOf(cache, 'a', async () => page('never made again'))
    await textOf(cache, 'd', async () => page('d'))
    const again = vi.fn(async () => page('b'))
    expect(await textOf(cache, 'a', async () => page('!'))).toBe('a'.repeat(500))
    await textOf(cache, 'b', again)
    expect(again).toHaveBeenCalledOnce()
    expect(cache.stats().bytes).toBeLessThanOrEqual(roomForThree.maxBytes)
  })

  test('an answer larger than the whole is not kept', async () => {
    const cache = openPublicCache({ maxBytes: 100 })
    await textOf(cache, '/', async () => page('a'))
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
  })

  test('many small answers are not kept for nothing', async () => {
    const cache = openPublicCache({ maxBytes: 100_000 })
    for (let each = 0; each < 300; each += 1)
      await textOf(cache, `/products?search=${each}`, async () => html(''))
    expect(cache.stats().entries).toBeLessThan(100)
  })

  test('absent pages cannot push the real ones out', async () => {
    const cache = openPublicCache({ maxBytes: 16 * 1_700 })
    await textOf(cache, '/', async () => page('a'))
    for (let attempt = 0; attempt < 200; attempt += 1) {
      await textOf(cache, `/product/${attempt}`, async () => html('x'.repeat(500), 404))
    }
    expect(await textOf(cache, '/', async () => page('!'))).toBe('a'.repeat(500))
    expect(cache.stats().entries).toBeLessThanOrEqual(2)
  })
})

describe('dropping by tag', () => {
  test('forgets what depends on it, and nothing else', async () => {
    const cache = openPublicCache()
    await textOf(cache, '/boutique', async () => ({ ...html('ancien'), tags: ['catalogue'] }))
    await textOf(cache, '/api/products', async () => html('ancien'), ['catalogue'])
    await textOf(cache, '/contact', async () => ({ ...html('contact'), tags: ['site'] }))
    cache.invalidate(['catalogue'])
    expect(await textOf(cache, '/boutique', async () => html('nouveau'))).toBe('nouveau')
    expect(await textOf(cache, '/api/products', async () => html('nouveau'))).toBe('nouveau')
    expect(await textOf(cache, '/contact', async () => html('!'))).toBe('contact')
  })

  test('an answer begun before a drop is given to those who waited, and not kept', async () => {
    const cache = openPublicCache()
    const rendering = slowRendering()
    const asked = textOf(cache, '/boutique', rendering.make)
    cache.invalidate(['catalogue'])
    rendering.finish({ ...html('stock 3'), tags: ['catalogue'] })
    expect(await asked).toBe('stock 3')
    expect(await textOf(cache, '/boutique', async () => html('stock 2'))).toBe('stock 2')
  })

  test('nobody who asks after a drop is given an answer begun before it', async () => {
    const cache = openPublicCache()
    const before = slowRendering()
    const asked = textOf(cache, '/boutique', before.make)
    cache.invalidate(['catalogue'])
    expect(await textOf(cache, '/boutique', async () => html('stock 2'))).toBe('stock 2')
    before.finish({ ...html('stock 3'), tags: ['catalogue'] })
    await asked
    expect(await textOf(cache, '/boutique', async () => html('!'))).toBe('stock 2')
  })

  test('an answer that does not depend on what was dropped meanwhile is kept', async () => {
    const cache = openPublicCache()
    const rendering = slowRendering()
    const asked = textOf(cache, '/contact', rendering.make)
    cache.invalidate(['catalogue'])
    rendering.finish({ ...html('contact'), tags: ['site'] })
    await asked
    expect(await textOf(cache, '/contact', async () => html('!'))).toBe('contact')
  })

  test('dropping everything spares nothing, not even what is being made', async () => {
    const cache = openPublicCache()
    await textOf(cache, '/', async () => html('ancien'))
    const rendering = slowRendering()
    const asked = textOf(cache, '/contact', rendering.make)
    cache.invalidateAll()
    rendering.finish(html('ancien'))
    await asked
    expect(await textOf(cache, '/', async () => html('nouveau'))).toBe('nouveau')
    expect(await textOf(cache, '/contact', async () => html('nouveau'))).toBe('nouveau')
  })
})

describe('over HTTP', () => {
  let app: FastifyInstance
  const long = 'Tomates de Bouaké. '.repeat(600)

  beforeEach(() => {
    const cache = openPublicCache()
    app = fastify()
    app.get('/', (request, reply) => cache.serve(request, reply, { key: '/', make: async () => html(long) }))
    app.get('/short', (request, reply) =>
      cache.serve(request, reply, { key: '/short', make: async () => html('court') }),
    )
    app.get('/absent', (request, reply) =>
      cache.serve(request, reply, { key: '/absent', make: async () => html('introuvable', 404) }),
    )
  })
  afterEach(() => app.close())

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  const readsBrotli = 'gzip, deflate, br'
  const readsGzip = 'gzip, br;q=0'

  test.each([
    ['brotli', [readsBrotli, readsGzip, '']],
    ['gzip', [readsGzip, '', readsBrotli]],
    ['neither', ['', readsBrotli, readsGzip]],
  ])('sends each as it reads, whoever asks first: who reads %s', async (_first, readers) => {
    const received = new Map<string, LightMyRequestResponse>()
    for (const reader of readers)
      received.set(reader, await get('/', reader ? { 'accept-encoding': reader } : {}))
    const [br, gzip, plain] = [readsBrotli, readsGzip, ''].map(reader => received.get(reader)!)
    expect(br!.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br!.rawPayload).toString()).toBe(long)
    expect(gzip!.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip!.rawPayload).toString()).toBe(long)
    expect(plain!.headers).not.toHaveProperty('content-encoding')
    expect(plain!.body).toBe(long)
    expect(plain!.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(new Set([br, gzip, plain].map(answer => answer!.headers.etag)).size).toBe(1)
  })

  test('keeps what is compressed, and nothing of its size', async () => {
    const cache = openPublicCache()
    const { body, bytes } = await cache.get({ key: '/', make: async () => html(long) })
    expect(brotliDecompressSync(body).toString()).toBe(long)
    expect(body.buffer.byteLength).toBeLessThan(long.length)
    expect(bytes).toBeLessThan(long.length)
  })

  test('does not compress what fits in a packet', async () => {
    const response = await get('/short', { 'accept-encoding': 'br' })
    expect(response.headers).not.toHaveProperty('content-encoding')
  })

  test('answers 304 to a browser that has it', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': `"other", ${headers.etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  test('an absent page stays absent', async () => {
    const response = await get('/absent', { 'if-none-match': '*' })
    expect(response.statusCode).toBe(404)
    expect(response.headers).not.toHaveProperty('etag')
  })
})
