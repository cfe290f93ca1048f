import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { newId } from '#database/schema/columns.ts'
import { contactMessages } from '#database/schema/pages.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import {
  addPictures,
  carryIntoLedger,
  createOrder,
  createProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
beforeAll(async () => {
  app = await startTestApp()
  fatou = await app.browser((await createAdmin(app.db, { username: 'fatou' })).id)
})
afterAll(() => app.close())

async function receive(fields: Partial<typeof contactMessages.$inferInsert> = {}) {
  const [message] = await app.db
    .insert(contactMessages)
    .values({
      name: 'Awa Koné',
      email: 'awa@amic.example',
      subject: 'Ma livraison',
      message: 'Où en est-elle ?',
      ...fields,
    })
    .returning()
  return message!
}

describe('messages of the contact form', () => {
  const messages = async (query = '') => (await fatou.get(`/api/admin/messages${query}`)).body
  const mark = (id: string, body: unknown) => fatou.tries.markContactMessage({ params: { id }, body })

  test('are read and marked, and the unread ones are counted', async () => {
    await app.db.delete(contactMessages)
    await createCustomer(app.db, { email: 'awa@amic.example', phone: '+2250707000001' })
    const first = await receive()
    const second = await receive({ email: 'inconnu@amic.example', subject: 'Devenir vendeur' })
    expect(await messages()).toMatchObject({
      items: [
        { id: second.id, subject: 'Devenir vendeur', read: false, phone: null },
        { id: first.id, email: 'awa@amic.example', read: false, phone: '+2250707000001' },
      ],
      total: 2,
      unread: 2,
    })
    expect(await mark(first.id, { read: true })).toMatchObject({
      status: 200,
      body: { id: first.id, read: true },
    })
    expect((await mark(first.id, { read: true })).status).toBe(200)
    expect(await messages('?unread=1')).toMatchObject({ items: [{ id: second.id }], total: 1, unread: 1 })
    expect((await mark(first.id, { read: false })).body.read).toBe(false)
    expect((await messages()).unread).toBe(2)
    const { items } = (await fatou.tries.listAuditEvents({ query: { target: 'message' } })).body
    expect(items).toMatchObject([
      { action: 'message.unread', target: { type: 'message', id: first.id } },
      { action: 'message.read', before: { read: false }, after: { read: true, subject: 'Ma livraison' } },
    ])
  })

  test('a message that does not exist, or is neither read nor unread, is refused', async () => {
    const { id } = await receive()
    expect((await mark(newId(), { read: true })).status).toBe(404)
    expect((await mark(id, { read: 'oui' })).status).toBe(400)
    const [kept] = await app.db.select().from(contactMessages).where(eq(contactMessages.id, id))
    expect(kept?.readAt).toBe(null)
  })
})

test('what awaits the administration is counted', async () => {
  await app.db.delete(contactMessages)
  await receive()
  await receive({ readAt: new Date() })
  const vendor = await createVendor(app.db, { status: 'pending' })
  const { id: productId } = await createProduct(app.db, { vendorId: vendor.id, status: 'pending' })
  await addPictures(app.db, productId, 1)
  const { id: customerId } = await createCustomer(app.db)
  const sell = (fields: Partial<Parameters<typeof createOrder>[1]>) =>
    createOrder(app.db, { customerId, lines: [{ productId, quantity: 1 }], ...fields })
  await createRefund(app.db, await sell({ status: 'cancelled', paymentMethod: 'cinetpay' }))
  await createRefund(app.db, await sell({ status: 'cancelled', paymentMethod: 'cinetpay' }), {
    status: 'done',
    reference: 'OM-1',
    settledAt: new Date(),
  })
  await sell({ createdAt: new Date(Date.now() - 25 * HOUR_MS) })
  await sell({})
  const delivered = await sell({
    status: 'delivered',
    paymentMethod: 'cinetpay',
    paymentStatus: 'completed',
  })
  await carryIntoLedger(app.db, delivered.id)
  expect(await fatou.api.getTodo()).toEqual({
    pendingProducts: 1,
    pendingVendors: 1,
    pendingFaces: 0,
    refundsDue: 1,
    vendorsOwed: 1,
    transfersToApprove: 0,
    failedTransfers: 0,
    unreadMessages: 1,
    staleOrders: 1,
    strandedOrders: 0,
    openProblems: 0,
  })
})

describe('the search box', () => {
  const find = async (q: string) => (await fatou.get(`/api/admin/search?${new URLSearchParams({ q })}`)).body

  test('finds an order by its number, customers, products and vendors, five of each at most', async () => {
    const vendor = await createVendor(app.db, { businessName: 'Ferme des Baobabs' })
    const { id: productId } = await createProduct(app.db, {
      vendorId: vendor.id,
      name: 'Gombo',
      status: 'rejected',
      rejectionReason: 'Photo',
    })
    const baobab = await createCustomer(app.db, { fullName: 'Éric Baobab' })
    const made = await createOrder(app.db, { customerId: baobab.id, lines: [{ productId, quantity: 1 }] })
    expect(await find(orderNumber(made.serial))).toMatchObject({
      orders: [{ id: made.id, number: orderNumber(made.serial), status: 'pending', customer: 'Éric Baobab' }],
    })
    expect(await find('eric baobab')).toMatchObject({
      orders: [],
      customers: [{ id: baobab.id }],
      vendors: [],
    })
    expect(await find('baobab')).toMatchObject({
      customers: [{ id: baobab.id }],
      vendors: [{ id: vendor.id }],
    })
    expect(await find('gombo')).toMatchObject({
      products: [{ id: productId, name: 'Gombo', vendor: 'Ferme des Baobabs', status: 'rejected' }],
    })
    for (let count = 0; count < 6; count += 1) await createCustomer(app.db, { fullName: `Baobab ${count}` })
    expect((await find('baobab')).customers).toHaveLength(5)
    expect(await find('rien de tel ici')).toEqual({ orders: [], customers: [], products: [], vendors: [] })
  })

  test('wants a word', async () => {
    expect((await fatou.tries.findAnything()).status).toBe(400)
    expect((await fatou.get('/api/admin/search?q=%20')).status).toBe(400)
  })
})
