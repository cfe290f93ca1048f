import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ProductStatus, productStatuses } from '#contract/catalogue/facts.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { productRevisions, products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { addPictures, createOrder, createProduct, type Product } from '#tests/support/makers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/people.ts'

let app: TestApp
let fatou: TestBrowser
let fatouId: string
let ibrahim: TestBrowser
let visitor: TestBrowser
let vendorId: string

beforeAll(async () => {
  app = await startTestApp()
  fatouId = (await createAdmin(app.db)).id
  fatou = await app.browser(fatouId)
  ibrahim = await app.browser((await createAdmin(app.db)).id)
  visitor = await app.browser()
  vendorId = (await createVendor(app.db, { businessName: 'Ferme de Yao' })).id
})
afterAll(() => app.close())

/** A product with a picture, waiting unless told. */
async function propose(fields: Partial<Product> = {}, pictures = 1): Promise<Product> {
  const product = await createProduct(app.db, { vendorId, status: 'pending', ...fields })
  await addPictures(app.db, product.id, pictures)
  return product
}
const inStatus = (status: ProductStatus) =>
  propose({ status, rejectionReason: status === 'rejected' ? 'Photo floue' : null })
const decide = (admin: TestBrowser, id: string, body: Record<string, unknown>) =>
  admin.patch(`/api/admin/products/${id}/status`, body)
const stored = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0]
const auditOf = (id: string) => app.db.select().from(auditEvents).where(eq(auditEvents.targetId, id))
const approvedOf = async (id: string) =>
  (await app.db.select().from(productRevisions).where(eq(productRevisions.productId, id)))[0]

describe('Fatou decides on a product', () => {
  test('approved, it is in the shop at once, and what she approved is kept', async () => {
    const product = await propose({ name: 'Tomates de Béoumi' }, 2)
    expect((await visitor.get(`/api/products/${product.id}`)).status).toBe(404)
    const { status, body } = await decide(fatou, product.id, { status: 'active' })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        id: product.id,
        status: 'active',
        moves: ['out_of_stock', 'rejected'],
        vendorStatus: 'approved',
        rejectionReason: null,
        approved: { name: 'Tomates de Béoumi', price: '1500.00', unit: 'kg', category: 'maraichers' },
      },
    })
    expect(body.approved.pictures).toEqual(body.pictures)
    expect(body.pictures).toHaveLength(2)
    expect(await visitor.get(`/api/products/${product.id}`)).toMatchObject({ status: 200 })
    expect(await auditOf(product.id)).toMatchObject([
      {
        actorId: fatouId,
        action: 'product.active',
        before: { status: 'pending' },
        after: { status: 'active', name: 'Tomates de Béoumi' },
      },
    ])
  })

  test('rejected, the reason is kept until it is approved', async () => {
    const { id } = await propose()
    const rejected = await decide(fatou, id, { status: 'rejected', reason: '  La photo est floue.  ' })
    expect(rejected).toMatchObject({
      status: 200,
      body: { status: 'rejected', rejectionReason: 'La photo est floue.', moves: ['active'] },
    })
    expect(await auditOf(id)).toMatchObject([{ after: { reason: 'La photo est floue.' } }])
    expect(await decide(fatou, id, { status: 'active' })).toMatchObject({
      status: 200,
      body: { status: 'active', rejectionReason: null },
    })
  })

  test('withdrawn, the pages that showed it are dropped; put back, it is there again', async () => {
    const { id } = await inStatus('active')
    const search = '/api/products?search=tomates&limit=100'
    const isListed = async () =>
      (await visitor.get(search)).body.some((product: { id: string }) => product.id === id)
    expect(await isListed()).toBe(true)
    expect((await decide(fatou, id, { status: 'out_of_stock' })).body.moves).toEqual(['active'])
    expect(await isListed()).toBe(false)
    expect((await visitor.get(`/api/products/${id}`)).status).toBe(404)
    expect((await fatou.get(`/api/products/${id}`)).status).toBe(200)
    await decide(fatou, id, { status: 'active' })
    expect(await isListed()).toBe(true)
  })

  test('approved before its vendor is, it waits for it', async () => {
    const pending = await createVendor(app.db, { status: 'pending' })
    const { id } = await propose({ vendorId: pending.id })
    expect(await decide(fatou, id, { status: 'active' })).toMatchObject({
      status: 200,
      body: { status: 'active', vendorStatus: 'pending' },
    })
    expect((await visitor.get(`/api/products/${id}`)).status).toBe(404)
    await fatou.patch(`/api/admin/vendors/${pending.id}/status`, { status: 'approved' })
    expect((await visitor.get(`/api/products/${id}`)).status).toBe(200)
  })

  test('the next version is compared with the one approved last', async () => {
    const { id } = await propose({ name: 'Tomates' })
    await decide(fatou, id, { status: 'active' })
    await app.db.update(products).set({ name: 'Tomates bio', status: 'pending' }).where(eq(products.id, id))
    const { body } = await fatou.get('/api/admin/products?status=pending&search=bio')
    expect(body.items).toMatchObject([{ id, name: 'Tomates bio', approved: { name: 'Tomates' } }])
    await decide(fatou, id, { status: 'rejected', reason: 'Certificat manquant' })
    expect((await approvedOf(id))?.approved.name).toBe('Tomates')
    await decide(fatou, id, { status: 'active' })
    expect((await approvedOf(id))?.approved.name).toBe('Tomates bio')
  })
})

describe('the moves of a product', () => {
  const allowed: Record<ProductStatus, ProductStatus[]> = {
    pending: ['active', 'rejected', 'out_of_stock'],
    active: ['out_of_stock', 'rejected'],
    out_of_stock: ['active'],
    rejected: ['active'],
  }

  test.each(productStatuses.flatMap(from => productStatuses.map(to => [from, to] as const)))(
    '%s to %s',
    async (from, to) => {
      const { id } = await inStatus(from)
      const before = await stored(id)
      const { status, body } = await decide(fatou, id, { status: to, reason: 'Prix incohérent' })
      if (from !== to && allowed[from].includes(to)) {
        expect({ status, now: body.status }).toEqual({ status: 200, now: to })
        return
      }
      if (from === to) expect(status).toBe(200)
      else expect({ status, code: body.code }).toEqual({ status: 409, code: 'product_move_not_allowed' })
      expect(await stored(id)).toEqual(before)
      expect(await auditOf(id)).toEqual([])
    },
  )
})

describe('a decision is refused', () => {
  test.each([
    ['no reason', undefined],
    ['null for a reason', null],
    ['a blank reason', '  '],
  ])('that rejects with %s', async (_what, reason) => {
    const { id } = await propose()
    const { status, body } = await decide(fatou, id, { status: 'rejected', reason })
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        code: 'validation',
        message: 'Veuillez indiquer la raison du rejet.',
        errors: { reason: 'Veuillez indiquer la raison du rejet.' },
      },
    })
    expect((await stored(id))?.status).toBe('pending')
  })

  test.each([{}, { status: 'gone' }, { status: 'rejected', reason: 'x'.repeat(501) }])(
    'that says %j',
    async body => {
      const { id } = await propose()
      expect((await decide(fatou, id, body)).status).toBe(400)
    },
  )

  test.each(['pending', 'rejected', 'out_of_stock'] as const)(
    'that puts a %s product without any picture on sale',
    async status => {
      const { id } = await createProduct(app.db, { vendorId, status, rejectionReason: 'Sans image' })
      expect(await decide(fatou, id, { status: 'active' })).toMatchObject({
        status: 409,
        body: { code: 'product_without_picture' },
      })
      expect((await stored(id))?.status).toBe(status)
      expect(await approvedOf(id)).toBe(undefined)
    },
  )

  test('on a version that its vendor has changed since it was read', async () => {
    const { id } = await propose()
    const { items } = (await fatou.get('/api/admin/products/pending?limit=100')).body
    const { updatedAt } = items.find((item: { id: string }) => item.id === id)
    await app.db
      .update(products)
      .set({ name: 'Autre chose', updatedAt: new Date() })
      .where(eq(products.id, id))
    expect(await decide(fatou, id, { status: 'active', updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'product_changed' },
    })
    const now = (await stored(id))!.updatedAt.toISOString()
    expect((await decide(fatou, id, { status: 'active', updatedAt: now })).status).toBe(200)
  })

  test('on a product that is not', async () => {
    expect(await decide(fatou, newId(), { status: 'active' })).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
    expect((await decide(fatou, 'x', { status: 'active' })).status).toBe(404)
  })

  test('to one of two administrators who decide otherwise at once', async () => {
    const { id } = await inStatus('out_of_stock')
    await decide(fatou, id, { status: 'active' })
    const [first, second] = await Promise.all([
      decide(fatou, id, { status: 'out_of_stock' }),
      decide(ibrahim, id, { status: 'rejected', reason: 'Doublon' }),
    ])
    expect([first!.status, second!.status].sort()).toEqual([200, 409])
    expect(await auditOf(id)).toHaveLength(2)
  })
})

describe('deleting a product', () => {
  const remove = (id: string) => fatou.delete(`/api/admin/products/${id}`)

  test('takes it away with its pictures’ places, and notes what it was', async () => {
    const { id } = await inStatus('active')
    expect((await visitor.get(`/api/products/${id}`)).status).toBe(200)
    expect(await remove(id)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await stored(id)).toBe(undefined)
    expect((await visitor.get(`/api/products/${id}`)).status).toBe(404)
    expect(await auditOf(id)).toMatchObject([
      { action: 'product.deleted', before: { name: 'Tomates', status: 'active', vendorId }, after: null },
    ])
    expect((await remove(id)).status).toBe(404)
  })

  test('that was ordered is refused, whatever became of the order', async () => {
    const { id } = await inStatus('active')
    const { id: customerId } = await createCustomer(app.db)
    await createOrder(app.db, { customerId, lines: [{ productId: id, quantity: 1 }], status: 'cancelled' })
    const { status, body } = await remove(id)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'product_ordered' })
    expect(body.message).toContain('commande')
    expect(await stored(id)).toBeDefined()
    expect(await auditOf(id)).toEqual([])
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
  })

  test('go from the latest to the oldest, page after page; what waits longest is judged first', async () => {
    // Nobody can approve it: it awaits its vendor.
    const bare = await createProduct(app.db, { vendorId, status: 'pending' })
    const waiting = [await propose(), await propose(), await propose()].map(({ id }) => id)
    const { total } = await list('status=pending')
    const pages = [await list('status=pending&limit=2'), await list('status=pending&limit=2&page=2')]
    expect(pages.flatMap(ids).slice(0, 3)).toEqual(waiting.toReversed())
    expect(pages[1]).toMatchObject({ total, page: 2, limit: 2 })
    const pending = (await fatou.get('/api/admin/products/pending?limit=100')).body
    expect(ids(pending).slice(-3)).toEqual(waiting)
    expect(pending.total).toBeLessThan(total)
    expect(ids(pending)).not.toContain(bare.id)
    expect(new Set(pending.items.map(({ status }: Product) => status))).toEqual(new Set(['pending']))
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
    expect((await fatou.get('/api/admin/stats')).status).toBe(200)
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
