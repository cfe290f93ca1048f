import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { vendors } from '#database/schema/accounts.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { CalendarClock } from '#tests/support/makers/delivery-days.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const clock = new CalendarClock()
const { inDays } = clock
let app: TestApp
let awa: TestBrowser
let visitor: TestBrowser
let yao: TestBrowser
let vendorId: string
let userId: string
let productId: string

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  awa = await app.browser((await createCustomer(app.db)).id)
  visitor = await app.browser()
})
beforeEach(async () => {
  const vendor = await createVendor(app.db)
  vendorId = vendor.id
  userId = vendor.userId
  yao = await app.browser(userId)
  productId = (await createProduct(app.db, { vendorId, stock: 10 })).id
})
afterAll(() => app.close())

const pause = (until: unknown) => yao.tries.setPause({ body: { until } })
const order = () => awa.tries.placeOrder({ body: orderBody([{ productId, quantity: 1 }]) })
const shown = async () => (await visitor.api.getProduct({ params: { id: productId } })).vendor.pausedUntil

describe('a pause', () => {
  test('is read with the product and the producer, at once, and taken back', async () => {
    expect([await shown(), await yao.api.getPause()]).toEqual([null, { until: null }])
    expect(await pause(inDays(3))).toMatchObject({ status: 200, body: { until: inDays(3) } })
    expect([await shown(), await yao.api.getPause()]).toEqual([inDays(3), { until: inDays(3) }])
    expect((await visitor.api.getProducer({ params: { id: vendorId } })).pausedUntil).toBe(inDays(3))
    const listed = await visitor.api.listProducts({ query: { vendorId } })
    expect(listed.items.map(({ vendor }) => vendor.pausedUntil)).toEqual([inDays(3)])
    expect(await pause(null)).toMatchObject({ status: 200, body: { until: null } })
    expect(await shown()).toBeNull()
  })

  test('that is over is told to nobody', async () => {
    await app.db
      .update(vendors)
      .set({ pausedUntil: inDays(-1) })
      .where(eq(vendors.id, vendorId))
    expect(await shown()).toBeNull()
    expect((await visitor.api.getProducer({ params: { id: vendorId } })).pausedUntil).toBeNull()
  })

  test('takes no order until its last day is over, and then takes them by itself', async () => {
    await pause(inDays(1))
    const before = await countRows(app.db, 'orders')
    expect(await order()).toMatchObject({
      status: 409,
      body: { code: 'product_unavailable', items: [{ productId, available: 0 }], total: '0.00' },
    })
    expect([await countRows(app.db, 'orders'), await stockOf(app.db, productId)]).toEqual([before, 10])
    clock.pass(1)
    expect((await order()).body.code).toBe('product_unavailable')
    clock.pass(1)
    expect((await order()).status).toBe(201)
    const again = await app.browser(userId)
    expect(await again.api.getPause()).toEqual({ until: null })
  })

  test('stops nothing that was ordered before', async () => {
    const { body } = await order()
    await pause(inDays(5))
    expect(
      (await yao.tries.changeOrderStatus({ params: { id: body.id }, body: { status: 'confirmed' } })).status,
    ).toBe(200)
  })

  test.each([-1, 366])('does not end %i days from now', async ahead => {
    await pause(inDays(2))
    expect(await pause(inDays(ahead))).toMatchObject({ status: 400, body: { code: 'pause_invalid' } })
    expect(await shown()).toBe(inDays(2))
  })

  test.each(['demain', 5, undefined])('is not %j', async until => {
    expect(await pause(until)).toMatchObject({ status: 400, body: { code: 'validation' } })
    expect(await shown()).toBeNull()
  })

  test('may end today', async () => {
    expect((await pause(inDays(0))).status).toBe(200)
    expect((await order()).body.code).toBe('product_unavailable')
  })
})

describe('a pause during a checkout', () => {
  test('that came first is waited for, and refuses the order', async () => {
    const answer = await whileHeld(app.pool, {
      hold: async client => {
        await client.query('select from vendors where id = $1 for update', [vendorId])
        await client.query('update vendors set paused_until = $2 where id = $1', [vendorId, inDays(3)])
      },
      act: order,
    })
    expect(answer.body.code).toBe('product_unavailable')
    expect(await stockOf(app.db, productId)).toBe(10)
  })

  test('waits for the order that found the stall open', async () => {
    const answer = await whileHeld(app.pool, {
      hold: client => client.query('select from vendors where id = $1 for key share', [vendorId]),
      act: () => pause(inDays(3)),
    })
    expect(answer.status).toBe(200)
    expect((await order()).body.code).toBe('product_unavailable')
  })

  test('is hindered by nothing else that changes of the vendor', async () => {
    const client = await app.pool.connect()
    try {
      await client.query('begin')
      await client.query('update vendors set description = $2 where id = $1', [vendorId, 'Neuf'])
      // It has come back before the change of the vendor has: a lock that shuts that out would wait here.
      expect((await order()).status).toBe(201)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test.each([1, 2, 3])('at the same moment: an order, or a refusal (%i)', async () => {
    const [ordered, paused] = await Promise.all([order(), pause(inDays(3))])
    expect(paused.status).toBe(200)
    expect(await stockOf(app.db, productId)).toBe(ordered.status === 201 ? 9 : 10)
    if (ordered.status !== 201) expect(ordered.body.code).toBe('product_unavailable')
  })
})
