import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import {
  createOrder,
  createPicturedProduct,
  createProduct,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let visitor: TestBrowser
let vendorId: string

beforeAll(async () => {
  app = await startTestApp()
  fatou = await app.browser((await createAdmin(app.db)).id)
  visitor = await app.browser()
  vendorId = (await createVendor(app.db, { businessName: 'Ferme de Yao' })).id
})
afterAll(() => app.close())

/** A product with a picture, waiting unless told. */
const propose = (fields: Partial<Product> = {}, pictures = 1) =>
  createPicturedProduct(app.db, { vendorId, status: 'pending', ...fields }, pictures)

describe('deleting a product', () => {
  const remove = (id: string) => fatou.tries.deleteAdminProduct({ params: { id } })

  test('takes it away with its pictures’ places, and notes what it was', async () => {
    const { id } = await propose({ status: 'active' })
    expect((await visitor.tries.getProduct({ params: { id } })).status).toBe(200)
    expect(await remove(id)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await storedProduct(app.db, id)).toBe(undefined)
    expect((await visitor.tries.getProduct({ params: { id } })).status).toBe(404)
    expect(await journalOf(app.db, id)).toMatchObject([
      { action: 'product.deleted', before: { name: 'Tomates', status: 'active', vendorId }, after: null },
    ])
    expect((await remove(id)).status).toBe(404)
  })

  test('that was ordered is refused, whatever became of the order', async () => {
    const { id } = await propose({ status: 'active' })
    const { id: customerId } = await createCustomer(app.db)
    await createOrder(app.db, { customerId, lines: [{ productId: id, quantity: 1 }], status: 'cancelled' })
    const { status, body } = await remove(id)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'product_ordered' })
    expect(body.message).toContain('commande')
    expect(await storedProduct(app.db, id)).toBeDefined()
    expect(await journalOf(app.db, id)).toEqual([])
  })
})

describe('the lists', () => {
  let marie: string

  beforeAll(async () => {
    marie = (await createVendor(app.db, { businessName: 'Les Volailles de Marie' })).id
  })
  const list = async (query: string) => (await fatou.get(`/api/admin/products?${query}`)).body
  const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id)

  test('are searched as the shop is, in every status', async () => {
    const hen = await propose({ vendorId: marie, name: 'Poule pondeuse', category: 'avicoles' })
    const eggs = await propose({
      vendorId: marie,
      name: 'Œufs fermiers',
      category: 'avicoles',
      status: 'rejected',
      rejectionReason: 'Prix incohérent',
    })
    expect(ids(await list('search=volailles+marie'))).toEqual([eggs.id, hen.id])
    expect(ids(await list('search=poul'))).toEqual([hen.id])
    expect(ids(await list('search=OEUFS+fermier'))).toEqual([eggs.id])
    expect(ids(await list('search=marie&status=rejected'))).toEqual([eggs.id])
    expect(ids(await list('search=marie&category=vivriers'))).toEqual([])
    expect(await list('search=%3F%3F')).toEqual({ items: [], total: 0, page: 1, limit: 20 })
    expect((await list('search=+&status=&category=')).total).toBeGreaterThan(2)
    expect(await list('status=all&category=all')).toEqual(await list(''))
  })

  test('go from the latest to the oldest, page after page; what waits longest is judged first', async () => {
    // Nobody can approve it: it awaits its vendor.
    const bare = await createProduct(app.db, { vendorId, status: 'pending' })
    const waiting = [await propose(), await propose(), await propose()].map(({ id }) => id)
    const { total } = await list('status=pending')
    const pages = [await list('status=pending&limit=2'), await list('status=pending&limit=2&page=2')]
    expect(pages.flatMap(ids).slice(0, 3)).toEqual(waiting.toReversed())
    expect(pages[1]).toMatchObject({ total, page: 2, limit: 2 })
    const pending = (await fatou.tries.listPendingProducts({ query: { limit: '100' } })).body
    expect(ids(pending).slice(-3)).toEqual(waiting)
    expect(pending.total).toBeLessThan(total)
    expect(ids(pending)).not.toContain(bare.id)
    expect(new Set(pending.items.map(({ status }) => status))).toEqual(new Set(['pending']))
  })

  test.each([
    'status=gone',
    'category=fruits',
    'page=0',
    'page=x',
    'limit=0',
    `search=${'x'.repeat(101)}`,
    'search=a%00b',
  ])('%s is refused', async query => {
    const { status, body } = await fatou.get(`/api/admin/products?${query}`)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation' })
  })

  test('more than 100 at once are 100', async () => {
    expect((await list('limit=500')).limit).toBe(100)
  })
})

describe('the front page', () => {
  const stats = async () => await fatou.api.getAdminStats()

  beforeEach(async () => {
    expect((await fatou.tries.getAdminStats()).status).toBe(200)
  })

  test('counts what is sold, who sells, what was ordered and earned, and what waits', async () => {
    const before = await stats()
    const { id: customerId } = await createCustomer(app.db)
    const yao = await createVendor(app.db)
    await createVendor(app.db, { status: 'pending' })
    await createVendor(app.db, { status: 'suspended' })
    const { id: productId } = await propose({ vendorId: yao.id, status: 'active', price: '1500.00' })
    await propose({ vendorId: yao.id })
    await createProduct(app.db, { vendorId: yao.id, status: 'pending' })
    const lines = [{ productId, quantity: 2 }]
    await createOrder(app.db, { customerId, lines, status: 'delivered', paymentStatus: 'completed' })
    await createOrder(app.db, { customerId, lines, status: 'delivered' })
    await createOrder(app.db, { customerId, lines, status: 'shipped', paymentStatus: 'completed' })
    await createOrder(app.db, { customerId, lines, status: 'cancelled', paymentStatus: 'completed' })
    expect(await stats()).toEqual({
      totalVendors: before.totalVendors + 1,
      totalProducts: before.totalProducts + 1,
      totalOrders: before.totalOrders + 3,
      totalRevenue: (Number(before.totalRevenue) + 3000).toFixed(2),
      pendingVendors: before.pendingVendors + 1,
      pendingProducts: before.pendingProducts + 1,
    })
  })
})
