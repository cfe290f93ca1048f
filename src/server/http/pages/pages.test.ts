import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '#contract/contract.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { openPublicCache } from '#tests/support/http/public-cache.ts'
import type { PageRenderer } from '#web/page-renderer.ts'
import type { PublicCache } from '../cache/public-cache.ts'
import { refuse } from '../refuse.ts'
import { servePages } from './pages.ts'

const PUBLIC_URL = 'https://amic.example'

/** A small site: a shop that knows `search`, a product page, a redirect and pages that fail. */
function createRenderer() {
  const pageAddress: PageRenderer['pageAddress'] = url => {
    if (!['/boutique', '/product/1', '/old', '/broken', '/endless'].includes(url.pathname)) return undefined
    const search = url.searchParams.get('search')
    return search ? `${url.pathname}?search=${encodeURIComponent(search)}` : url.pathname
  }
  const render = vi.fn<PageRenderer['render']>(async (url, { api, signal }) => {
    const page = (status: number, text: string) => ({
      status,
      html: Buffer.from(`<!DOCTYPE html>${text}`),
      scripts: ['go()'],
      location: null,
    })
    if (url.pathname === '/old')
      return { status: 307, html: Buffer.alloc(0), scripts: [], location: '/boutique' }
    if (url.pathname === '/broken') throw new Error('password=secret')
    if (url.pathname === '/endless') {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    if (url.pathname === '/product/1') {
      const failure = await api.getProduct({ params: { id: '1' } }).catch((error: unknown) => error)
      return failure instanceof Error ? page(404, failure.message) : page(200, 'produit')
    }
    if (url.pathname === '/boutique') {
      const { total } = await api.listProducts({ query: {} })
      return page(200, `${url.href} ${total} produits<script>go()</script>`)
    }
    return page(404, 'Page not found')
  })
  return { pageAddress, render, routeIds: () => [] }
}

let app: FastifyInstance
let renderer: ReturnType<typeof createRenderer>
let cache: PublicCache
let total: number
let isCacheable: boolean
let pageTimeoutMs: number
let getProduct: () => Promise<never>

beforeEach(() => {
  app = fastify()
  renderer = createRenderer()
  cache = openPublicCache()
  total = 312
  isCacheable = true
  pageTimeoutMs = MINUTE_MS
  getProduct = async () => refuse('product_not_found')
  const api = {
    listProducts: async () => ({ items: [], total, nextCursor: null }),
    getProduct: () => getProduct(),
  } as unknown as Api
  const deps = {
    api,
    publicCache: cache,
    dev: false,
    publicUrl: PUBLIC_URL,
    tagsOf: () => ['catalogue'] as const,
    isCacheable: () => isCacheable,
    get pageTimeoutMs() {
      return pageTimeoutMs
    },
    forms: [],
  }
  servePages(app, deps, { load: async () => ({ renderer, manifest: { routes: {} } }) })
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  test('is drawn once, whatever the query says that it does not know, and whoever asks', async () => {
    const first = await get('/boutique')
    const second = await get('/boutique?x=1&utm_source=whatsapp', { cookie: 'amic_customer=token' })
    expect(first.body).toContain('https://amic.example/boutique 312 produits')
    expect(second.body).toBe(first.body)
    expect(renderer.render).toHaveBeenCalledOnce()
  })

  test('that shows what only some may see is drawn for each visitor, and kept by nobody', async () => {
    isCacheable = false
    const first = await get('/boutique')
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(first.body).toContain('312 produits')
    await get('/boutique')
    expect(renderer.render).toHaveBeenCalledTimes(2)
    expect(cache.stats().entries).toBe(0)
  })

  test('is another page for another value of what it knows', async () => {
    await get('/boutique')
    const found = await get('/boutique?search=gombo&x=1')
    expect(found.body).toContain('/boutique?search=gombo ')
  })

  test('is drawn anew when what it shows has changed', async () => {
    await get('/boutique')
    total = 311
    expect((await get('/boutique')).body).toContain('312 produits')
    cache.invalidate(['catalogue'])
    expect((await get('/boutique')).body).toContain('311 produits')
  })

  test('carries a policy for its own scripts', async () => {
    const { headers } = await get('/boutique')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  })

  test('has one address: a final slash leads to it', async () => {
    const response = await get('/boutique/?search=gombo')
    expect(response.statusCode).toBe(301)
    expect(response.headers.location).toBe('/boutique?search=gombo')
  })

  test('never leads to another site', async () => {
    expect((await get('//evil.example/')).headers.location).toBe('/evil.example')
  })

  test('may send elsewhere, and is then not kept', async () => {
    const response = await get('/old')
    expect(response.statusCode).toBe(307)
    expect(response.headers.location).toBe('/boutique')
    expect(cache.stats().entries).toBe(0)
  })
})

describe('an absent page', () => {
  test('is one and the same for all unknown addresses', async () => {
    for (const path of ['/a', '/b?x=1', '/c/d']) {
      const response = await get(path)
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('Page not found')
    }
    expect(renderer.render).toHaveBeenCalledOnce()
  })

  test('may know why it is absent', async () => {
    const response = await get('/product/1')
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('Produit non trouvé')
  })
})

describe('a failure', () => {
  test('of a rendering that does not end is no fault of the site', async () => {
    pageTimeoutMs = 20
    const { statusCode, headers } = await get('/endless')
    expect([statusCode, Boolean(headers['retry-after'])]).toEqual([503, true])
  })

  test('of the API shows none of its insides', async () => {
    getProduct = async () => {
      throw new Error('relation "products" does not exist')
    }
    const { body } = await get('/product/1')
    expect(body).toContain('Une erreur est survenue de notre côté')
    expect(body).not.toContain('relation')
  })

  test('of drawing is a French page, not kept', async () => {
    const response = await get('/broken')
    expect(response.statusCode).toBe(500)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(response.body).toContain('La page n’a pas pu s’afficher')
    expect(response.body).not.toContain('secret')
    expect(cache.stats().entries).toBe(0)
  })
})
