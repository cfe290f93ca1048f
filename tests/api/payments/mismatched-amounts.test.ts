import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import type { PaymentReport } from '#contract/payments/schemas.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'

let shop: PayingShop
let awa: TestBrowser
let admin: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await startPayingShop('v2')
  const { db } = shop.app
  awa = await shop.app.browser((await createCustomer(db)).id)
  admin = await shop.app.browser((await createAdmin(db)).id)
  productId = (await createProduct(db, { vendorId: (await createVendor(db)).id })).id
})
afterAll(() => shop.close())
afterEach(() => shop.setFaults({}))

async function order(): Promise<Order> {
  const items = [{ productId, quantity: 1 }]
  return await awa.api.placeOrder({ body: orderBody(items, { paymentMethod: 'cinetpay' }) })
}
const read = async (id: string): Promise<Order> => await awa.api.getOrder({ params: { id } })
const refundsOf = async ({ number }: Order) =>
  (await admin.tries.listRefunds({ query: { search: number } })).body.items

async function pay({ id }: Order, amount: 'right' | 'wrong' | 'other_currency'): Promise<PaymentReport> {
  const body = await awa.api.initializePayment({ body: { orderId: id } })
  await shop.setFaults({ amount })
  await shop.pay(body.payment_url, 'accept')
  return shop.report(body.transaction_id)
}

test.each([
  ['wrong', '1495.00', /1\s495\sFCFA.*1\s500\sFCFA/],
  ['other_currency', '1500.00', /1500 EUR.*1\s500\sFCFA/],
] as const)('another sum than asked (%s) pays nothing and is due back', async (amount, due, reason) => {
  const placed = await order()
  const refund = { amount: due, reason: expect.stringMatching(reason) }
  expect(await pay(placed, amount)).toMatchObject({
    success: false,
    status: 'ACCEPTED',
    amount: '1500.00',
    refund,
  })
  expect(await refundsOf(placed)).toMatchObject([{ ...refund, status: 'due' }])
  expect(await read(placed.id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'failed',
    can: { pay: true },
  })

  expect(await pay(placed, 'right')).toMatchObject({ success: true })
  expect((await read(placed.id)).paymentStatus).toBe('completed')
  expect(await refundsOf(placed)).toMatchObject([refund])
})

test('an order that is revived is not paid by what was another sum', async () => {
  const placed = await order()
  await pay(placed, 'wrong')
  await awa.tries.changeOrderStatus({ params: { id: placed.id }, body: { status: 'cancelled' } })
  const revived = await admin.tries.setOrderStatus({ params: { id: placed.id }, body: { status: 'pending' } })
  expect(revived).toMatchObject({ status: 200, body: { status: 'pending', paymentStatus: 'failed' } })
  expect(await refundsOf(placed)).toMatchObject([{ amount: '1495.00', status: 'due' }])
})

test('a payment that comes after the cancellation says that it is given back', async () => {
  const placed = await order()
  const body = await awa.api.initializePayment({ body: { orderId: placed.id } })
  await awa.tries.changeOrderStatus({ params: { id: placed.id }, body: { status: 'cancelled' } })
  await shop.pay(body.payment_url, 'accept')
  expect(await shop.report(body.transaction_id)).toMatchObject({
    success: true,
    status: 'ACCEPTED',
    refund: { amount: '1500.00', reason: 'Paiement reçu après l’annulation de la commande' },
  })
})
