import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import { users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { countWaiting } from '#tests/support/database/count-waiting.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { eventually } from '#tests/support/servers/processes.ts'

const PRICE_FCFA = 10_000
const STOCK = 1000

let app: TestApp
let aheadMs = 0
let vendorId: string
let yao: TestBrowser
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMITS: 'on', PUBLIC_WRITES_PER_HOUR: '1000' },
    clock: () => new Date(Date.now() + aheadMs),
  })
  const vendor = await createVendor(app.db)
  vendorId = vendor.id
  yao = await app.browser(vendor.userId)
})
afterAll(() => app.close())

let thief: TestBrowser
let thiefId: string
let productId: string
beforeEach(async () => {
  thiefId = (await createCustomer(app.db)).id
  thief = await app.browser(thiefId)
  productId = (await createProduct(app.db, { vendorId, price: `${PRICE_FCFA}.00`, stock: STOCK })).id
})

const confirmEmail = () =>
  app.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, thiefId))

/** Orders goods of so many FCFA. */
const order = (fcfa: number, changes = {}, headers = {}) =>
  thief.tries.placeOrder({ body: orderBody([{ productId, quantity: fcfa / PRICE_FCFA }], changes), headers })
const ordersOfThief = () => app.db.select().from(orders).where(eq(orders.customerId, thiefId))
const refusedBy = (remedy: string, words: RegExp) => ({
  status: 429,
  body: { code: 'order_limit', remedy, message: expect.stringMatching(words) },
})
const unconfirmed = refusedBy(
  'confirm_email',
  /^Tant que votre e-mail n’est pas confirmé, .* 200\s000\sFCFA\. Confirmez-le/,
)
const tooMuch = refusedBy(
  'await_delivery',
  /5\s000\s000\sFCFA\. Commandez moins, ou attendez une livraison\.$/,
)

/** Nothing of a refused order is left: neither rows, nor stock. */
async function expectOnly(placed: number, takenFcfa: number): Promise<void> {
  expect(await ordersOfThief()).toHaveLength(placed)
  expect(await stockOf(app.db, productId)).toBe(STOCK - takenFcfa / PRICE_FCFA)
}

test.each([
  ['is erased', 'update users set erased_at = now(), is_active = false where id = $1'],
  ['may not act any more', 'update users set is_active = false where id = $1'],
  ['is a producer now', "update users set role = 'vendor' where id = $1"],
  ['is deleted', 'delete from users where id = $1'],
])('an order that waits for its customer finds that it %s', async (_what, statement) => {
  const placed = await whileHeld(app.pool, {
    hold: client => client.query(statement, [thiefId]),
    act: () => order(PRICE_FCFA, {}, { 'idempotency-key': newId() }),
  })
  expect([placed.status, placed.body.code]).toEqual([401, 'unauthenticated'])
  await expectOnly(0, 0)
})

describe('one account that would empty the shop', () => {
  test('takes goods of 200 000 FCFA while its e-mail is not confirmed, and not one more', async () => {
    expect((await order(190_000)).status).toBe(201)
    expect(await order(20_000)).toMatchObject(unconfirmed)
    expect((await order(10_000)).status).toBe(201)
    expect(await order(10_000)).toMatchObject(unconfirmed)
    await expectOnly(2, 200_000)
  })

  test.each<PaymentMethod>(['cash_on_delivery', 'cinetpay'])(
    'cannot take more at once by %s',
    async paymentMethod => {
      expect(await order(210_000, { paymentMethod })).toMatchObject(unconfirmed)
      await expectOnly(0, 0)
    },
  )

  test('takes 5 000 000 FCFA once its e-mail is confirmed, and not one more', async () => {
    await confirmEmail()
    expect((await order(4_990_000)).status).toBe(201)
    expect(await order(20_000)).toMatchObject(tooMuch)
    expect((await order(10_000)).status).toBe(201)
    await expectOnly(2, 5_000_000)
  })

  test('gains nothing by sending its orders all at once', async () => {
    // Each of another product, whose rows keep none of them waiting.
    const all = await Promise.all(
      Array.from({ length: 6 }, () => createProduct(app.db, { vendorId, price: '150000.00', stock: 1 })),
    )
    const ids = all.map(({ id }) => id)
    // Held until several wait: none is over before the next one looks at what is open.
    const answers = await whileHeld(app.pool, {
      hold: client => client.query('select 1 from products where id = any($1) for update', [ids]),
      act: () =>
        Promise.all(
          ids.map(id => thief.tries.placeOrder({ body: orderBody([{ productId: id, quantity: 1 }]) })),
        ),
      meanwhile: async () =>
        expect(await eventually(async () => (await countWaiting(app.pool)) >= 2)).toBe(true),
    })
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(429)])
    expect(await ordersOfThief()).toHaveLength(1)
    const left = await Promise.all(all.map(({ id }) => stockOf(app.db, id)))
    expect(left.sort()).toEqual([0, ...Array(5).fill(1)])
  })

  test('places sixty orders an hour, and then learns how long to wait', async () => {
    await confirmEmail()
    for (let placed = 0; placed < 60; placed += 1) {
      const { status, body } = await order(10_000)
      expect(status).toBe(201)
      // What is cancelled is open no more, and was an order.
      await thief.tries.changeOrderStatus({ params: { id: body.id }, body: { status: 'cancelled' } })
    }
    expect(await order(10_000)).toMatchObject(
      refusedBy('wait', /^Vous avez déjà passé 60 commandes .* 60 minutes\.$/),
    )
    await expectOnly(60, 0)
    aheadMs += HOUR_MS
    expect((await order(10_000)).status).toBe(201)
  })
})

describe('an honest customer', () => {
  const move = async (id: string, status: Order['status']) =>
    expect((await yao.tries.changeOrderStatus({ params: { id }, body: { status } })).status).toBe(200)

  test('orders again once the order is cancelled, delivered or paid', async () => {
    const { body: cancelled } = await order(200_000)
    expect(await order(10_000)).toMatchObject(unconfirmed)
    await thief.tries.changeOrderStatus({ params: { id: cancelled.id }, body: { status: 'cancelled' } })

    const { body: delivered } = await order(200_000)
    await move(delivered.id, 'confirmed')
    await move(delivered.id, 'shipped')
    expect(await order(10_000)).toMatchObject(unconfirmed)
    await move(delivered.id, 'delivered')

    const { body: paid } = await order(200_000)
    expect(await order(10_000)).toMatchObject(unconfirmed)
    await app.db.update(parcels).set({ paymentStatus: 'completed' }).where(eq(parcels.orderId, paid.id))
    expect((await order(10_000)).status).toBe(201)
  })

  test('whose answer was lost gets the same order again, even at the limit', async () => {
    const headers = { 'idempotency-key': 'once' }
    const { body: first } = await order(200_000, {}, headers)
    expect(await order(200_000, {}, headers)).toMatchObject({ status: 201, body: { id: first.id } })
    expect(await order(10_000, {}, { 'idempotency-key': 'twice' })).toMatchObject(unconfirmed)
    await expectOnly(1, 200_000)
  })

  test('learns first what is wrong with the order itself', async () => {
    await order(200_000)
    const tooMany = { status: 409, body: { code: 'insufficient_stock' } }
    expect(await order((STOCK + 1) * PRICE_FCFA)).toMatchObject(tooMany)
    expect(await order(10_000, { deliveryAddress: '' })).toMatchObject({ status: 400 })
    await expectOnly(1, 200_000)
  })

  test('is not counted for what another customer has open', async () => {
    const { id: customerId } = await createCustomer(app.db)
    await createOrder(app.db, { customerId, lines: [{ productId, quantity: 50 }] })
    expect((await order(200_000)).status).toBe(201)
  })
})

test('RATE_LIMITS=off lifts all of it', async () => {
  const open = await startTestApp()
  try {
    const stall = await createVendor(open.db)
    const rice = await createProduct(open.db, { vendorId: stall.id, price: '50000.00', stock: 2000 })
    const buyer = await open.browser((await createCustomer(open.db)).id)
    for (let placed = 0; placed < 61; placed += 1) {
      const { status } = await buyer.tries.placeOrder({
        body: orderBody([{ productId: rice.id, quantity: 2 }]),
      })
      expect(status).toBe(201)
    }
    expect(await countRows(open.db, 'orders')).toBe(61)
  } finally {
    await open.close()
  }
})
