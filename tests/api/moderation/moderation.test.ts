import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProductStatus, productStatuses } from '#contract/catalogue/facts.ts'
import { productRevisions, products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin, createVendor } from '#tests/support/makers/people.ts'
import {
  createPicturedProduct,
  createProduct,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

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
const propose = (fields: Partial<Product> = {}, pictures = 1) =>
  createPicturedProduct(app.db, { vendorId, status: 'pending', ...fields }, pictures)
const inStatus = (status: ProductStatus) =>
  propose({ status, rejectionReason: status === 'rejected' ? 'Photo floue' : null })
const decide = (admin: TestBrowser, id: string, body: Record<string, unknown>) =>
  admin.tries.setProductStatus({ params: { id }, body })
const approvedOf = async (id: string) =>
  (await app.db.select().from(productRevisions).where(eq(productRevisions.productId, id)))[0]

describe('Fatou decides on a product', () => {
  test('approved, it is in the shop at once, and what she approved is kept', async () => {
    const product = await propose({ name: 'Tomates de Béoumi' }, 2)
    expect((await visitor.tries.getProduct({ params: { id: product.id } })).status).toBe(404)
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
    expect(body.approved!.pictures).toEqual(body.pictures)
    expect(body.pictures).toHaveLength(2)
    expect(await visitor.tries.getProduct({ params: { id: product.id } })).toMatchObject({ status: 200 })
    expect(await journalOf(app.db, product.id)).toMatchObject([
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
    expect(await journalOf(app.db, id)).toMatchObject([{ after: { reason: 'La photo est floue.' } }])
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
    expect((await visitor.tries.getProduct({ params: { id } })).status).toBe(404)
    expect((await fatou.tries.getProduct({ params: { id } })).status).toBe(200)
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
    expect((await visitor.tries.getProduct({ params: { id } })).status).toBe(404)
    await fatou.patch(`/api/admin/vendors/${pending.id}/status`, { status: 'approved' })
    expect((await visitor.tries.getProduct({ params: { id } })).status).toBe(200)
  })

  test('the next version is compared with the one approved last', async () => {
    const { id } = await propose({ name: 'Tomates' })
    await decide(fatou, id, { status: 'active' })
    await app.db.update(products).set({ name: 'Tomates bio', status: 'pending' }).where(eq(products.id, id))
    const { body } = await fatou.tries.listAdminProducts({ query: { status: 'pending', search: 'bio' } })
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
      const before = await storedProduct(app.db, id)
      const { status, body } = await decide(fatou, id, { status: to, reason: 'Prix incohérent' })
      if (from !== to && allowed[from].includes(to)) {
        expect({ status, now: body.status }).toEqual({ status: 200, now: to })
        return
      }
      if (from === to) expect(status).toBe(200)
      else expect({ status, code: body.code }).toEqual({ status: 409, code: 'product_move_not_allowed' })
      expect(await storedProduct(app.db, id)).toEqual(before)
      expect(await journalOf(app.db, id)).toEqual([])
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
    expect((await storedProduct(app.db, id))?.status).toBe('pending')
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
      expect((await storedProduct(app.db, id))?.status).toBe(status)
      expect(await approvedOf(id)).toBe(undefined)
    },
  )

  test('on a version that its vendor has changed since it was read', async () => {
    const { id } = await propose()
    const { items } = (await fatou.tries.listPendingProducts({ query: { limit: '100' } })).body
    const { updatedAt } = items.find(item => item.id === id)!
    await app.db
      .update(products)
      .set({ name: 'Autre chose', updatedAt: new Date() })
      .where(eq(products.id, id))
    expect(await decide(fatou, id, { status: 'active', updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'product_changed' },
    })
    const now = (await storedProduct(app.db, id))!.updatedAt.toISOString()
    expect((await decide(fatou, id, { status: 'active', updatedAt: now })).status).toBe(200)
  })

  test('that another administrator made meanwhile, for another reason', async () => {
    const { id, updatedAt: read } = await propose()
    const rejection = { status: 'rejected', reason: 'Photo floue', updatedAt: read.toISOString() }
    expect((await decide(ibrahim, id, rejection)).status).toBe(200)
    // Sent again, as after an answer that was lost.
    expect((await decide(ibrahim, id, rejection)).status).toBe(200)
    expect(await decide(fatou, id, { ...rejection, reason: 'Prix incohérent' })).toMatchObject({
      status: 409,
      body: { code: 'product_changed' },
    })
    expect(await storedProduct(app.db, id)).toMatchObject({ rejectionReason: 'Photo floue' })
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
    expect(await journalOf(app.db, id)).toHaveLength(2)
  })
})
