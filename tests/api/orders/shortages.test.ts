import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

type Stall = { browser: TestBrowser; vendorId: string; tomatoes: string; eggs: string }

let app: TestApp
let awa: TestBrowser
let awaId: string
let admin: TestBrowser
let yao: Stall
let mariam: Stall

async function openStall(): Promise<Stall> {
  const { id: vendorId, userId } = await createVendor(app.db)
  const sell = async (price: string) => (await createProduct(app.db, { vendorId, price, stock: 10 })).id
  return {
    browser: await app.browser(userId),
    vendorId,
    tomatoes: await sell('500.00'),
    eggs: await sell('2000.00'),
  }
}
beforeAll(async () => {
  app = await startTestApp()
  awaId = (await createCustomer(app.db)).id
  awa = await app.browser(awaId)
  admin = await app.browser((await createAdmin(app.db)).id)
})
beforeEach(async () => {
  yao = await openStall()
  mariam = await openStall()
})
afterAll(async () => {
  const found = (await runChecks(app.pool)).filter(({ rows }) => rows.length > 0)
  // Jobs are nobody's here, and what `createOrder` wrote has no history.
  const known = ['jobs_are_done', 'status_history_legal', 'mail_not_forgotten', 'paid_online_has_payment']
  await app.close()
  expect(found.filter(({ name }) => !known.includes(name))).toEqual([])
})

/** Five of the tomatoes and one of the eggs of each stall. */
async function order(...stalls: Stall[]): Promise<Order> {
  const items = stalls.flatMap(({ tomatoes, eggs }) => [
    { productId: tomatoes, quantity: 5 },
    { productId: eggs, quantity: 1 },
  ])
  return (await awa.tries.placeOrder({ body: orderBody(items) })).body
}
const parcelOf = (seen: Order, { vendorId }: Stall) =>
  seen.parcels.find(parcel => parcel.vendorId === vendorId)!
const itemOf = (seen: Order, productId: string) => seen.items.find(item => item.productId === productId)!
const lower = (
  stall: Stall,
  placed: Order,
  left: Record<string, unknown>,
  more: Record<string, unknown> = {},
) => {
  const items = Object.entries(left).map(([id, quantity]) => ({ id: itemOf(placed, id)?.id ?? id, quantity }))
  const body = { items, reason: 'Récolte perdue', ...more }
  return stall.browser.tries.lowerParcel({ params: { id: parcelOf(placed, stall).id }, body })
}
const cancel = (placed: Order, stall: Stall, who = awa) =>
  who.tries.cancelParcel({ params: { id: parcelOf(placed, stall).id }, body: { reason: 'Trop peu' } })
const move = ({ browser }: Stall, id: string, status: string) =>
  browser.tries.changeOrderStatus({ params: { id }, body: { status } })
const setStatus = ({ id }: Order, status: string) =>
  admin.tries.setOrderStatus({ params: { id }, body: { status } })
const seen = (id: string) => awa.api.getOrder({ params: { id } })

const notAllowed = { status: 409, body: { code: 'move_not_allowed' } }

describe('a vendor who has less', () => {
  test('lowers a line: totals follow, and everybody reads what was ordered', async () => {
    const placed = await order(yao, mariam)
    const { status, body } = await lower(yao, placed, { [yao.tomatoes]: 3 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: '3500.00', can: { lowerItems: true } })
    expect(itemOf(body, yao.tomatoes)).toMatchObject({ quantity: 3, orderedQuantity: 5 })
    const after = await seen(placed.id)
    expect([after.total, parcelOf(after, yao).subtotal]).toEqual(['8000.00', '3500.00'])
    expect(itemOf(after, yao.eggs)).toMatchObject({ quantity: 1, orderedQuantity: 1 })
    expect(after.events.at(-1)).toMatchObject({
      kind: 'items',
      actor: 'vendor',
      parcelId: parcelOf(after, yao).id,
      from: '4500.00',
      to: '3500.00',
      reason: 'Récolte perdue',
    })
    expect(after.refunds).toEqual([])
    expect(await stockOf(app.db, yao.tomatoes)).toBe(5)
  })

  test('lowers again, never back up, and the same twice changes nothing', async () => {
    const placed = await order(yao)
    await lower(yao, placed, { [yao.tomatoes]: 3 })
    expect((await lower(yao, placed, { [yao.tomatoes]: 3 })).status).toBe(200)
    expect((await seen(placed.id)).events).toHaveLength(2)
    const tooHigh = { status: 409, body: { code: 'quantity_too_high' } }
    for (const quantity of [4, 5, 6]) {
      expect(await lower(yao, placed, { [yao.tomatoes]: quantity })).toMatchObject(tooHigh)
    }
    await lower(yao, placed, { [yao.tomatoes]: 1, [yao.eggs]: 0 })
    const after = await seen(placed.id)
    expect([after.total, after.events.length]).toEqual(['500.00', 3])
  })

  test('without anything left cancels its parcel, and nothing of it goes on sale again', async () => {
    const placed = await order(yao, mariam)
    const { body } = await lower(yao, placed, { [yao.tomatoes]: 0, [yao.eggs]: 0 })
    expect(body).toMatchObject({ status: 'cancelled', total: '0.00' })
    const after = await seen(placed.id)
    expect([after.status, after.total]).toEqual(['pending', '4500.00'])
    expect(after.events.slice(-2).map(({ kind, to, reason }) => [kind, to, reason])).toEqual([
      ['items', '0.00', 'Récolte perdue'],
      ['status', 'cancelled', 'Récolte perdue'],
    ])
    expect([await stockOf(app.db, yao.tomatoes), await stockOf(app.db, yao.eggs)]).toEqual([5, 9])
    // There is nothing to take up again.
    await move(mariam, placed.id, 'cancelled')
    const revived = await setStatus(placed, 'pending')
    expect(revived.status).toBe(200)
    const statuses = (await seen(placed.id)).parcels.map(({ status: now }) => now)
    expect(statuses.toSorted()).toEqual(['cancelled', 'pending'])
  })

  test('of a whole order leaves one that an administrator cannot take up again', async () => {
    const placed = await order(yao)
    await lower(yao, placed, { [yao.tomatoes]: 0, [yao.eggs]: 0 })
    expect((await seen(placed.id)).status).toBe('cancelled')
    const revived = await setStatus(placed, 'pending')
    expect(revived).toMatchObject(notAllowed)
    expect((await seen(placed.id)).status).toBe('cancelled')
  })

  test('gives back to the stock what was still in the parcel when it is cancelled later, and takes it again', async () => {
    const placed = await order(yao)
    await lower(yao, placed, { [yao.tomatoes]: 2 })
    await move(yao, placed.id, 'cancelled')
    expect([await stockOf(app.db, yao.tomatoes), await stockOf(app.db, yao.eggs)]).toEqual([7, 10])
    await setStatus(placed, 'pending')
    expect([await stockOf(app.db, yao.tomatoes), await stockOf(app.db, yao.eggs)]).toEqual([5, 9])
  })

  test('collects less at the door', async () => {
    const placed = await order(yao)
    await move(yao, placed.id, 'confirmed')
    await lower(yao, placed, { [yao.tomatoes]: 3 })
    await move(yao, placed.id, 'shipped')
    const code = parcelOf(await seen(placed.id), yao).deliveryCode
    await yao.browser.tries.changeOrderStatus({
      params: { id: placed.id },
      body: { status: 'delivered', code, collected: true },
    })
    expect((await yao.browser.tries.getVendorStats()).body.receivedParts.collected).toBe('3500.00')
  })

  test.each(['shipped', 'delivered', 'cancelled'] as const)('cannot of what is %s', async status => {
    const lines = [{ productId: yao.tomatoes, quantity: 5 }]
    const { id } = await createOrder(app.db, { customerId: awaId, lines, status })
    const before = await seen(id)
    expect(await lower(yao, before, { [yao.tomatoes]: 1 })).toMatchObject(notAllowed)
    expect(await seen(id)).toEqual(before)
  })

  test('cannot of what waits for its payment, nor of the parcel of another, nor of foreign lines', async () => {
    const lines = [{ productId: yao.tomatoes, quantity: 5 }]
    const { id } = await createOrder(app.db, { customerId: awaId, lines, paymentMethod: 'cinetpay' })
    const unpaid = await seen(id)
    expect(await lower(yao, unpaid, { [yao.tomatoes]: 1 })).toMatchObject({
      status: 409,
      body: { code: 'order_not_paid' },
    })
    const placed = await order(yao, mariam)
    const foreign = `/api/vendor/parcels/${parcelOf(placed, yao).id}/items`
    const body = { items: [{ id: itemOf(placed, yao.eggs).id, quantity: 0 }], reason: 'Envie' }
    const unknown = { status: 404, body: { code: 'parcel_not_found' } }
    expect(await mariam.browser.patch(foreign, body)).toMatchObject(unknown)
    expect((await mariam.browser.tries.lowerParcel({ params: { id: newId() }, body })).status).toBe(404)
    expect(await lower(yao, placed, { [mariam.eggs]: 0 })).toMatchObject({
      status: 404,
      body: { code: 'item_not_found' },
    })
    expect([await seen(id), await seen(placed.id)]).toEqual([unpaid, placed])
  })

  test.each([
    ['half a unit', [1.5], 'Récolte perdue'],
    ['less than nothing', [-1], 'Récolte perdue'],
    ['no reason', [1], '  '],
    ['nothing', [], 'Récolte perdue'],
    ['one line twice', [1, 2], 'Récolte perdue'],
  ])('is not understood with %s', async (_what, quantities, reason) => {
    const placed = await order(yao)
    const items = quantities.map(quantity => ({ id: itemOf(placed, yao.tomatoes).id, quantity }))
    expect((await lower(yao, placed, {}, { items, reason })).status).toBe(400)
    expect(await seen(placed.id)).toEqual(placed)
  })
})

describe('the customer', () => {
  test('cancels a parcel in which something is missing, until it is sent, and the others still come', async () => {
    const placed = await order(yao, mariam)
    await move(yao, placed.id, 'confirmed')
    expect(await cancel(placed, yao)).toMatchObject(notAllowed)
    await lower(yao, placed, { [yao.tomatoes]: 4 })
    expect((await seen(placed.id)).can.cancelParcels).toEqual([parcelOf(placed, yao).id])
    expect(await cancel(placed, mariam)).toMatchObject(notAllowed)
    const { status, body } = await cancel(placed, yao)
    expect([status, body.status, body.can.cancelParcels]).toEqual([200, 'pending', []])
    expect(parcelOf(body, yao).status).toBe('cancelled')
    expect(body.events.at(-1)).toMatchObject({ actor: 'customer', from: 'confirmed', reason: 'Trop peu' })
    expect([await stockOf(app.db, yao.tomatoes), await stockOf(app.db, yao.eggs)]).toEqual([9, 10])
    expect((await cancel(placed, yao)).status).toBe(409)
  })

  test('cannot once it is sent, and nobody else can', async () => {
    const placed = await order(yao)
    await lower(yao, placed, { [yao.tomatoes]: 4 })
    const stranger = await app.browser((await createCustomer(app.db)).id)
    const unknown = { status: 404, body: { code: 'parcel_not_found' } }
    expect(await cancel(placed, yao, stranger)).toMatchObject(unknown)
    for (const status of ['confirmed', 'shipped']) await move(yao, placed.id, status)
    expect((await cancel(placed, yao)).status).toBe(409)
    expect((await seen(placed.id)).status).toBe('shipped')
  })

  test('orders again what was ordered, and reviews only what came', async () => {
    const placed = await order(yao)
    await lower(yao, placed, { [yao.tomatoes]: 4, [yao.eggs]: 0 })
    const { body } = await awa.tries.getReorder({ params: { id: placed.id } })
    expect(body.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 1])
    await setStatus(placed, 'delivered')
    const review = (id: string) =>
      awa.tries.reviewProduct({ params: { id }, body: { rating: 5, comment: 'Bon' } })
    expect((await review(yao.eggs)).status).toBe(403)
    expect((await review(yao.tomatoes)).status).toBe(201)
  })
})

describe('at the same time', () => {
  test('lowered while it is cancelled: one of both, and stock and sums agree', async () => {
    const placed = await order(yao)
    const [lowered, cancelled] = await Promise.all([
      lower(yao, placed, { [yao.tomatoes]: 2 }),
      awa.tries.changeOrderStatus({ params: { id: placed.id }, body: { status: 'cancelled' } }),
    ])
    expect(cancelled.status).toBe(200)
    expect([200, 409]).toContain(lowered.status)
    expect(await stockOf(app.db, yao.tomatoes)).toBe(lowered.status === 200 ? 7 : 10)
    expect((await seen(placed.id)).total).toBe(lowered.status === 200 ? '3000.00' : '4500.00')
  })

  test('lowered by two: each takes from what the other left, or is refused', async () => {
    const placed = await order(yao)
    const answers = await Promise.all([4, 3, 2, 1].map(left => lower(yao, placed, { [yao.tomatoes]: left })))
    const after = await seen(placed.id)
    expect(itemOf(after, yao.tomatoes)).toMatchObject({ quantity: 1, orderedQuantity: 5 })
    expect(after.total).toBe('2500.00')
    const done = answers.filter(({ status }) => status === 200).length
    expect(after.events.filter(({ kind }) => kind === 'items')).toHaveLength(done)
  })

  test('emptied by two line by line: the last one cancels', async () => {
    const placed = await order(yao)
    const answers = await Promise.all([
      lower(yao, placed, { [yao.tomatoes]: 0 }),
      lower(yao, placed, { [yao.eggs]: 0 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await seen(placed.id)).toMatchObject({ status: 'cancelled', total: '0.00' })
  })
})

describe('the database refuses', () => {
  const change = (set: string) => async () => {
    const placed = await order(yao)
    const statement = `update order_items set ${set} where id = $1`
    await expect(app.pool.query(statement, [itemOf(placed, yao.tomatoes).id])).rejects.toMatchObject({
      code: '23514',
    })
  }
  test('more than was ordered', change('quantity = quantity + 1'))
  test('less than was ordered without a word', change('quantity = quantity - 1'))
  test('what comes back', change('quantity = quantity + 1, missing = missing - 1'))

  test('a parcel that is empty and under way', async () => {
    const placed = await order(yao)
    const empty = `update parcels set subtotal = 0 where order_id = $1`
    await expect(app.pool.query(empty, [placed.id])).rejects.toThrow(/nothing is left/)
  })
})
