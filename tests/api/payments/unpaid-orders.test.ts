import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { payments } from '#database/schema/payments.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'

let shop: PayingShop
let awa: TestBrowser
let yao: TestBrowser
let admin: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await startPayingShop('v2')
  const { app } = shop
  awa = await app.browser((await createCustomer(app.db)).id)
  admin = await app.browser((await createAdmin(app.db)).id)
  const vendor = await createVendor(app.db)
  yao = await app.browser(vendor.userId)
  productId = (await createProduct(app.db, { vendorId: vendor.id, stock: 1000 })).id
})
afterAll(() => shop.close())

async function order(paymentMethod = 'cinetpay'): Promise<Order> {
  return await awa.api.placeOrder({ body: orderBody([{ productId, quantity: 1 }], { paymentMethod }) })
}
const read = async (who: TestBrowser, id: string): Promise<Order> =>
  await who.api.getOrder({ params: { id } })
const move = (id: string, status: Order['status']) =>
  yao.tries.changeOrderStatus({ params: { id }, body: { status } })
const decide = (id: string, status: Order['status']) =>
  admin.tries.setOrderStatus({ params: { id }, body: { status } })
async function pay(id: string): Promise<void> {
  const body = await awa.api.initializePayment({ body: { orderId: id } })
  await shop.pay(body.payment_url, 'accept')
  await shop.report(body.transaction_id)
}
/** Minutes that the customer has left. */
const minutesLeft = ({ payBefore }: Order) =>
  payBefore && Math.round((Date.parse(payBefore) - shop.app.deps.clock().getTime()) / MINUTE_MS)

test('Yao sees an order that is not paid yet, and may only cancel it', async () => {
  const { id } = await order()
  const { items: listed } = await yao.api.listVendorOrders()
  expect(listed).toEqual(expect.arrayContaining([expect.objectContaining({ id, paymentStatus: 'pending' })]))
  expect((await read(yao, id)).can.moveTo).toEqual(['cancelled'])

  const refused = { status: 409, body: { code: 'order_not_paid' } }
  expect(await move(id, 'confirmed')).toMatchObject(refused)
  expect((await move(id, 'confirmed')).body.message).toBe('Cette commande n’est pas encore payée.')
  expect((await read(awa, id)).status).toBe('pending')
  expect(await move(id, 'cancelled')).toMatchObject({ status: 200, body: { status: 'cancelled' } })
})

test('once it is paid, Yao prepares and sends it', async () => {
  const { id } = await order()
  await pay(id)
  expect((await read(yao, id)).can.moveTo).toEqual(['confirmed', 'cancelled'])
  expect((await move(id, 'confirmed')).status).toBe(200)
  expect((await move(id, 'shipped')).status).toBe(200)
})

test('an order paid at the delivery does not wait', async () => {
  const { id, payBefore } = await order('cash_on_delivery')
  expect(payBefore).toBeNull()
  expect((await move(id, 'confirmed')).status).toBe(200)
})

test('an administrator may let an unpaid order go on: it has no deadline, and may still be paid', async () => {
  const { id } = await order()
  expect((await decide(id, 'confirmed')).status).toBe(200)
  shop.travel(180)
  await sweepPayments(shop.app.deps)
  expect(await read(awa, id)).toMatchObject({ status: 'confirmed', payBefore: null, can: { pay: true } })
  expect(await move(id, 'shipped')).toMatchObject({ status: 409, body: { code: 'order_not_paid' } })
  await pay(id)
  expect((await move(id, 'shipped')).status).toBe(200)
})

test('what an administrator shipped unpaid is still delivered by its vendor', async () => {
  const { id } = await order()
  await decide(id, 'shipped')
  expect((await read(yao, id)).can.moveTo).toEqual(['delivered'])
  expect((await move(id, 'delivered')).status).toBe(200)
})

test('the customer is told until when to pay; a refused payment changes nothing of it', async () => {
  const placed = await order()
  expect(minutesLeft(placed)).toBe(30)
  const body = await awa.api.initializePayment({ body: { orderId: placed.id } })
  shop.travel(10)
  await shop.pay(body.payment_url, 'refuse')
  await shop.report(body.transaction_id)
  const refused = await read(awa, placed.id)
  expect([refused.paymentStatus, minutesLeft(refused)]).toEqual(['failed', 20])
  await pay(placed.id)
  expect((await read(awa, placed.id)).payBefore).toBeNull()
})

test.each(['cancelled', 'confirmed'] as const)(
  'an order back from %s has thirty minutes again',
  async from => {
    const { id } = await order()
    await decide(id, from)
    shop.travel(60)
    await decide(id, 'pending')
    expect(minutesLeft(await read(awa, id))).toBe(30)
    shop.travel(29)
    await sweepPayments(shop.app.deps)
    expect((await read(awa, id)).status).toBe('pending')
    shop.travel(2)
    await sweepPayments(shop.app.deps)
    expect((await read(awa, id)).status).toBe('cancelled')
  },
)

test('an attempt of keys that were replaced takes no turn of others, and does not hinder paying in cash', async () => {
  const { id } = await order()
  const { transaction_id } = await awa.api.initializePayment({ body: { orderId: id } })
  const ofOldKeys = eq(payments.transactionId, transaction_id)
  await shop.app.db.update(payments).set({ providerApi: 'v1' }).where(ofOldKeys)
  shop.travel(1)
  await sweepPayments(shop.app.deps)
  const [asked] = await shop.app.db.select().from(payments).where(ofOldKeys)
  expect(asked!.status).toBe('PENDING')
  expect(asked!.updatedAt.getTime() - asked!.createdAt.getTime()).toBeGreaterThanOrEqual(MINUTE_MS)
  const answer = await awa.tries.changePaymentMethod({
    params: { id },
    body: { paymentMethod: 'cash_on_delivery' },
  })
  expect(answer).toMatchObject({ status: 200, body: { paymentMethod: 'cash_on_delivery' } })
})
