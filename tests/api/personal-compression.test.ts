import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieHeader, type TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const PRODUCTS = '/api/vendor/products?limit=24'

let app: TestApp
let yao: TestBrowser
beforeAll(async () => {
  app = await startTestApp()
  const vendor = await createVendor(app.db)
  for (let n = 0; n < 24; n += 1)
    await createProduct(app.db, { vendorId: vendor.id, name: `Tomates n° ${n}` })
  yao = await app.browser(vendor.userId)
})
afterAll(() => app.close())

/** What the vendor is sent, byte by byte: `fetch` would have it decompressed. */
async function receive(path: string, encodings?: string) {
  const cookie = cookieHeader(yao.cookies)
  const headers = { cookie, ...(encodings && { 'accept-encoding': encodings }) }
  const [answer] = (await once(get(app.url + path, { headers }), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
}

describe('what one person alone is given', () => {
  test.each([
    ['brotli', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, where brotli is not read', 'gzip', 'gzip', gunzipSync],
  ] as const)(
    'comes in %s, and says the same in a fraction of the bytes',
    async (_, asked, encoding, read) => {
      const plain = await receive(PRODUCTS)
      const packed = await receive(PRODUCTS, asked)
      expect(packed).toMatchObject({
        status: 200,
        headers: { 'content-encoding': encoding, 'cache-control': 'no-store', 'x-total-count': '24' },
      })
      expect(packed.headers.vary).toMatch(/accept-encoding/i)
      expect(read(packed.bytes).equals(plain.bytes)).toBe(true)
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
    },
  )

  test('comes as it is to who asks for nothing, and where it is small', async () => {
    for (const answer of [await receive(PRODUCTS), await receive('/api/auth/vendor', 'br')]) {
      expect(answer.status).toBe(200)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(() => JSON.parse(answer.bytes.toString())).not.toThrow()
    }
  })
})

test('what is sent compressed is refused, not swollen to its size', async () => {
  const [product] = (await yao.get(PRODUCTS)).body
  const sent = [{ id: product.id, stock: product.stock + 1, seen: product.stock }]
  const answer = await yao.fetch('/api/vendor/products/stock', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify(sent)),
  })
  expect(answer.status).toBe(400)
  expect((await yao.get(PRODUCTS)).body.find(({ id }: { id: string }) => id === product.id).stock).toBe(
    product.stock,
  )
})
