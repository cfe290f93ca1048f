import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatusFacts } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { auditEvents } from '#database/schema/audit.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

type Stall = { browser: TestBrowser; vendorId: string; userId: string; productId: string }

let app: TestApp
let awa: TestBrowser
let awaId: string
let yao: Stall
let mariam: Stall
let admin: TestBrowser

async function openStall(): Promise<Stall> {
  const vendor = await createVendor(app.db)
  const product = await createProduct(app.db, { vendorId: vendor.id, price: '500.00', stock: 10 })
  return {
    browser: await app.browser(vendor.userId),
    vendorId: vendor.id,
    userId: vendor.userId,
    productId: product.id,
  }
}

beforeAll(async () => {
  app = await startTestApp()
  awaId = (await createCustomer(app.db)).id
  awa = await app.browser(awaId)
  admin = await app.browser((await createAdmin(app.db)).id)
})
afterAll(() => app.close())
beforeEach(async () => {
  yao = await openStall()
  mariam = await openStall()
})

/** Awa buys two of each of some stalls' products. */
async function order(...stalls: Stall[]): Promise<Order> {
  const items = stalls.map(({ productId }) => ({ productId, quantity: 2 }))
  const { status, body } = await awa.tries.placeOrder({ body: orderBody(items) })
  expect(status).toBe(201)
  return body
}

const move = (browser: TestBrowser, id: string, status: OrderStatus, more = {}) =>
  browser.tries.changeOrderStatus({ params: { id }, body: { status, ...more } })

async function deliver({ browser }: Stall, id: string) {
  for (const status of ['confirmed', 'shipped', 'delivered'] as const) {
    expect(await move(browser, id, status)).toMatchObject({ status: 200, body: { status } })
  }
}

describe('the vendor', () => {
  test('leads a parcel to the customer, step by step', async () => {
    const { id } = await order(yao)
    expect((await move(yao.browser, id, 'confirmed')).body.can.moveTo).toEqual(
      orderStatusFacts.confirmed.next,
    )
    await move(yao.browser, id, 'shipped')
    const { body } = await move(yao.browser, id, 'delivered')
    expect(body).toMatchObject({ status: 'delivered', can: { moveTo: [], confirmPayment: true } })
    const seenByAwa = await awa.api.getOrder({ params: { id } })
    expect(seenByAwa.deliveryDate).not.toBeNull()
    expect(seenByAwa.events.map((event: { to: string }) => event.to)).toEqual([
      'pending',
      'confirmed',
      'shipped',
      'delivered',
    ])
  })

  test.each(['shipped', 'delivered', 'pending'] as const)(
    'cannot jump from pending to %s unless it is there',
    async to => {
      const { id } = await order(yao)
      const { status, body } = await move(yao.browser, id, to)
      if (to === 'pending') expect(status).toBe(200)
      else expect([status, body.code]).toEqual([409, 'move_not_allowed'])
      expect((await awa.api.getOrder({ params: { id } })).events).toHaveLength(1)
    },
  )

  test('gives the stock back when it cancels, once', async () => {
    const { id } = await order(yao)
    expect(await stockOf(app.db, yao.productId)).toBe(8)
    await move(yao.browser, id, 'cancelled', { reason: 'Récolte perdue' })
    expect(await move(yao.browser, id, 'cancelled')).toMatchObject({ status: 200 })
    expect(await stockOf(app.db, yao.productId)).toBe(10)
    const body = await awa.api.getOrder({ params: { id } })
    expect(body.events.at(-1)).toMatchObject({ actor: 'vendor', to: 'cancelled', reason: 'Récolte perdue' })
  })

  test('confirms cash of a delivered parcel only, and only once', async () => {
    const { id } = await order(yao)
    const confirm = () =>
      yao.browser.tries.confirmCashPayment({ params: { id }, body: { paymentStatus: 'completed' } })
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'payment_not_due' } })
    await deliver(yao, id)
    expect(await confirm()).toMatchObject({ status: 200, body: { paymentStatus: 'completed' } })
    expect(await confirm()).toMatchObject({ status: 409 })
    expect((await awa.api.getOrder({ params: { id } })).paymentStatus).toBe('completed')
  })

  test('cannot take a payment back', async () => {
    const { id } = await order(yao)
    const answer = await yao.browser.tries.confirmCashPayment({
      params: { id },
      body: { paymentStatus: 'pending' },
    })
    expect(answer.status).toBe(400)
  })

  test('does not see, move or get paid for the order of another', async () => {
    const { id } = await order(yao)
    expect((await mariam.browser.tries.getOrder({ params: { id } })).status).toBe(404)
    expect((await move(mariam.browser, id, 'confirmed')).status).toBe(404)
    const paid = await mariam.browser.tries.confirmCashPayment({
      params: { id },
      body: { paymentStatus: 'completed' },
    })
    expect(paid.status).toBe(404)
  })

  test('counts its revenue from delivered parcels', async () => {
    const paid = await order(yao)
    const unpaid = await order(yao)
    await order(yao)
    await deliver(yao, paid.id)
    await deliver(yao, unpaid.id)
    await yao.browser.tries.confirmCashPayment({
      params: { id: paid.id },
      body: { paymentStatus: 'completed' },
    })
    const { body } = await yao.browser.tries.getVendorStats()
    expect(body).toMatchObject({ totalProducts: 1, revenueReceived: '1000.00', revenueToReceive: '1000.00' })
    expect((await yao.browser.tries.getCurrentVendor()).body.totalSales).toBe('1000.00')
  })
})

describe('an order of two vendors', () => {
  test('is as far as its slowest parcel, and each vendor sees its own part only', async () => {
    const { id, total } = await order(yao, mariam)
    expect(total).toBe('2000.00')
    await deliver(yao, id)
    await move(mariam.browser, id, 'confirmed')
    expect((await awa.api.getOrder({ params: { id } })).status).toBe('confirmed')
    const { body } = await mariam.browser.tries.getOrder({ params: { id } })
    expect(body).toMatchObject({ status: 'confirmed', total: '1000.00', customer: { fullName: 'Awa Koné' } })
    expect(body.items.map(item => item.productId)).toEqual([mariam.productId])
    expect(body.parcels).toHaveLength(1)
    expect(new Set(body.events.map(event => event.parcelId)).size).toBe(1)
  })

  test('lives on when one of them cancels, and is cancelled when both have', async () => {
    const { id } = await order(yao, mariam)
    await move(yao.browser, id, 'cancelled')
    expect((await awa.api.getOrder({ params: { id } })).status).toBe('pending')
    await move(mariam.browser, id, 'cancelled')
    expect((await awa.api.getOrder({ params: { id } })).status).toBe('cancelled')
  })

  test('is paid when each living parcel is', async () => {
    const { id } = await order(yao, mariam)
    await deliver(yao, id)
    await yao.browser.tries.confirmCashPayment({ params: { id }, body: { paymentStatus: 'completed' } })
    expect((await awa.api.getOrder({ params: { id } })).paymentStatus).toBe('pending')
    await move(mariam.browser, id, 'cancelled')
    expect((await awa.api.getOrder({ params: { id } })).paymentStatus).toBe('completed')
  })
})

describe('the customer', () => {
  test('cancels while every parcel is pending, and once', async () => {
    const { id } = await order(yao, mariam)
    expect(await move(awa, id, 'cancelled')).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(await stockOf(app.db, yao.productId)).toBe(10)
    expect(await stockOf(app.db, mariam.productId)).toBe(10)
    expect(await move(awa, id, 'cancelled')).toMatchObject({ status: 409 })
    expect(await countRows(app.db, 'refunds')).toBe(0)
  })

  test('cannot cancel once a vendor has begun', async () => {
    const { id } = await order(yao, mariam)
    await move(yao.browser, id, 'confirmed')
    expect(await move(awa, id, 'cancelled')).toMatchObject({ status: 409 })
    expect(await stockOf(app.db, mariam.productId)).toBe(8)
  })

  test('may send nothing but a cancellation', async () => {
    const { id } = await order(yao)
    expect(await move(awa, id, 'delivered')).toMatchObject({ status: 403, body: { code: 'cancel_only' } })
  })

  test('neither sees nor cancels the order of another', async () => {
    const { id } = await order(yao)
    const kofi = await app.browser((await createCustomer(app.db)).id)
    expect((await kofi.tries.getOrder({ params: { id } })).status).toBe(404)
    expect((await move(kofi, id, 'cancelled')).status).toBe(404)
    expect((await kofi.api.listCustomerOrders()).items).toEqual([])
  })
})

describe('a browser with both sessions', () => {
  test('acts as the owner of the order, else as the vendor, unless it says', async () => {
    const both = await app.browser(awaId, yao.userId)
    const { id } = await order(yao)
    expect(await move(both, id, 'confirmed')).toMatchObject({ status: 403 })
    expect(await move(both, id, 'confirmed', { as: 'vendor' })).toMatchObject({ status: 200 })
    const kofi = await app.browser((await createCustomer(app.db)).id, yao.userId)
    expect(await move(kofi, id, 'shipped')).toMatchObject({ status: 200, body: { status: 'shipped' } })
  })

  test('an unknown space is refused, and one that is not signed in too', async () => {
    const { id } = await order(yao)
    expect((await move(awa, id, 'cancelled', { as: 'pirate' })).status).toBe(400)
    expect((await move(awa, id, 'confirmed', { as: 'vendor' })).status).toBe(403)
  })
})

describe('the administrator', () => {
  const set = (id: string, status: OrderStatus) =>
    admin.tries.setOrderStatus({ params: { id }, body: { status } })

  test('sets any status, and it is written down', async () => {
    const { id } = await order(yao, mariam)
    expect(await set(id, 'delivered')).toMatchObject({ status: 200, body: { status: 'delivered' } })
    expect(await set(id, 'pending')).toMatchObject({ status: 200, body: { status: 'pending' } })
    const entries = await app.db.select().from(auditEvents).where(eq(auditEvents.targetId, id))
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['order.status', { status: 'pending' }, { status: 'delivered', reason: null }],
      ['order.status', { status: 'delivered' }, { status: 'pending', reason: null }],
    ])
  })

  test('leaves cancelled parcels alone, unless all are: then they live again with their stock', async () => {
    const { id } = await order(yao, mariam)
    await move(yao.browser, id, 'cancelled')
    await set(id, 'confirmed')
    const body = await admin.api.getOrder({ params: { id } })
    expect(body.parcels.map((parcel: { status: string }) => parcel.status).sort()).toEqual([
      'cancelled',
      'confirmed',
    ])
    await set(id, 'cancelled')
    expect(await stockOf(app.db, mariam.productId)).toBe(10)
    await set(id, 'confirmed')
    expect(await stockOf(app.db, yao.productId)).toBe(8)
    expect(await stockOf(app.db, mariam.productId)).toBe(8)
  })

  test('revives an order whose product waits to be approved anew meanwhile', async () => {
    const { id } = await order(yao)
    await move(awa, id, 'cancelled')
    const edited = await yao.browser.tries.changeVendorProduct({
      params: { id: yao.productId },
      body: { name: 'Gombo frais' },
    })
    expect(edited.body.status).toBe('pending')
    const revived = await admin.tries.setOrderStatus({ params: { id }, body: { status: 'pending' } })
    expect(revived).toMatchObject({ status: 200, body: { status: 'pending' } })
    expect(await stockOf(app.db, yao.productId)).toBe(8)
  })

  test('cannot revive an order whose goods are gone', async () => {
    const { id } = await order(yao)
    await set(id, 'cancelled')
    const everything = await awa.tries.placeOrder({
      body: orderBody([{ productId: yao.productId, quantity: 9 }]),
    })
    expect(everything.status).toBe(201)
    expect(await set(id, 'pending')).toMatchObject({ status: 409, body: { code: 'insufficient_stock' } })
    expect((await admin.api.getOrder({ params: { id } })).status).toBe('cancelled')
  })
})

test('two people who move one parcel at once: one of them does', async () => {
  const { id } = await order(yao)
  const answers = await Promise.all([move(awa, id, 'cancelled'), move(yao.browser, id, 'confirmed')])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  const body = await awa.api.getOrder({ params: { id } })
  expect(body.events).toHaveLength(2)
  expect(await stockOf(app.db, yao.productId)).toBe(body.status === 'cancelled' ? 10 : 8)
})
