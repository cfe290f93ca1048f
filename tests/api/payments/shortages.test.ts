import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ParcelMoney } from '#contract/money/payouts.schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type CheckedShop, startCheckedShop } from '#tests/support/shops/checked-shop.ts'

let shop: CheckedShop
let awa: TestBrowser
let admin: TestBrowser
let yao: TestBrowser
let mariam: TestBrowser
let vendorId: string
let tomatoes: string
let eggs: string
beforeAll(async () => {
  shop = await startCheckedShop('v2')
  const { db, browser } = shop.app
  awa = await browser((await createCustomer(db, { phone: '+2250707000001' })).id)
  admin = await browser((await createAdmin(db)).id)
  const vendor = await createVendor(db)
  vendorId = vendor.id
  yao = await browser(vendor.userId)
  tomatoes = (await createProduct(db, { vendorId, price: '500.00', stock: 100 })).id
  const { id: otherId, userId } = await createVendor(db)
  mariam = await browser(userId)
  eggs = (await createProduct(db, { vendorId: otherId, price: '2000.00', stock: 100 })).id
  await shop.openBooks()
})
afterAll(() => shop.close())

/** Five of the tomatoes and one of the eggs, to be paid online. */
async function order(): Promise<Order> {
  const key = newId()
  const items = [
    { productId: tomatoes, quantity: 5 },
    { productId: eggs, quantity: 1 },
  ]
  const { body } = await awa.tries.placeOrder({
    body: orderBody(items, { paymentMethod: 'cinetpay' }),
    idempotencyKey: key,
  })
  shop.acknowledge(key, body)
  return body
}
async function openPayment(id: string): Promise<{ payment_url: string; transaction_id: string }> {
  return (await awa.tries.initializePayment({ body: { orderId: id } })).body
}
async function orderAndPay(): Promise<Order> {
  const placed = await order()
  const opened = await openPayment(placed.id)
  await shop.pay(opened.payment_url, 'accept')
  await awa.tries.getPaymentStatus({ params: { transactionId: opened.transaction_id } })
  return seen(placed.id)
}
const seen = (id: string): Promise<Order> => awa.api.getOrder({ params: { id } })
const parcelOf = (placed: Order) => placed.parcels.find(parcel => parcel.vendorId === vendorId)!
const lower = (placed: Order, quantity: number) =>
  yao.tries.lowerParcel({
    params: { id: parcelOf(placed).id },
    body: {
      items: [{ id: placed.items.find(({ productId }) => productId === tomatoes)!.id, quantity }],
      reason: 'Récolte perdue',
    },
  })
const refundsOf = async (id: string) => (await seen(id)).refunds.map(({ amount, status }) => [amount, status])
const findings = async () => {
  await shop.finish()
  return shop.findings()
}

test('what is missing of a paid parcel is owed back, and the vendor is owed the rest', async () => {
  const placed = await orderAndPay()
  expect((await lower(placed, 4)).status).toBe(200)
  expect((await lower(placed, 2)).status).toBe(200)
  const lowered = await seen(placed.id)
  expect([lowered.total, lowered.paymentStatus]).toEqual(['3000.00', 'completed'])
  expect(lowered.refunds).toMatchObject([
    { amount: '500.00', reason: 'Récolte perdue', status: 'due' },
    { amount: '1000.00', reason: 'Récolte perdue', status: 'due' },
  ])
  expect(await findings()).toEqual({})

  for (const status of ['confirmed', 'shipped', 'delivered']) {
    expect((await yao.tries.changeOrderStatus({ params: { id: placed.id }, body: { status } })).status).toBe(
      200,
    )
  }
  const owed = async () => (await admin.api.listOwed()).items.filter(one => one.vendorId === vendorId)
  expect(await owed()).toMatchObject([{ amount: '1000.00', parcelCount: 1 }])
  const paid = await admin.tries.payVendor({ body: { vendorId, reference: 'VIR-1', amount: '1000.00' } })
  expect(paid.status).toBe(200)
  // The customer's money is still held: it is nobody else's.
  expect(await owed()).toEqual([])
  expect(await findings()).toEqual({})

  const [item] = (await yao.tries.listVendorRevenue()).body.items as ParcelMoney[]
  expect(item!.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sale', '2500.00'],
    ['online', '2500.00'],
    ['refund', '500.00'],
    ['refund', '1000.00'],
    ['payout', '1000.00'],
  ])
  for (const { id } of lowered.refunds) {
    await admin.api.settleRefund({ params: { id }, body: { status: 'done', reference: `REF-${id}` } })
  }
  expect(await refundsOf(placed.id)).toEqual([
    ['500.00', 'done'],
    ['1000.00', 'done'],
  ])
  expect(await findings()).toEqual({})
})

test('a paid parcel that its customer then cancels is given back whole, in parts', async () => {
  const placed = await orderAndPay()
  const before = await stockOf(shop.app.db, tomatoes)
  await lower(placed, 2)
  const cancelled = await awa.tries.cancelParcel({ params: { id: parcelOf(placed).id } })
  expect([cancelled.status, cancelled.body.status]).toEqual([200, 'pending'])
  expect(await refundsOf(placed.id)).toEqual([
    ['1500.00', 'due'],
    ['1000.00', 'due'],
  ])
  expect(await stockOf(shop.app.db, tomatoes)).toBe(before + 2)
  expect(await findings()).toEqual({})
})

test('a paid parcel that is emptied is cancelled and given back once', async () => {
  const placed = await orderAndPay()
  expect(await lower(placed, 0)).toMatchObject({ status: 200, body: { status: 'cancelled', total: '0.00' } })
  expect(await refundsOf(placed.id)).toEqual([['2500.00', 'due']])
  expect(await findings()).toEqual({})
})

test('a cancelled order that lives again owes back what is missing still', async () => {
  const placed = await orderAndPay()
  await lower(placed, 2)
  await admin.tries.setOrderStatus({ params: { id: placed.id }, body: { status: 'cancelled' } })
  expect(await refundsOf(placed.id)).toHaveLength(3)
  const revived = await admin.tries.setOrderStatus({
    params: { id: placed.id },
    body: { status: 'confirmed' },
  })
  expect(revived).toMatchObject({ status: 200, body: { paymentStatus: 'completed', total: '3000.00' } })
  expect(await refundsOf(placed.id)).toEqual([['1500.00', 'due']])
  expect(await findings()).toEqual({})
})

test('what was cancelled before the payment stays so when the rest is revived, and what is missing is owed back', async () => {
  const placed = await order()
  expect(
    (await mariam.tries.changeOrderStatus({ params: { id: placed.id }, body: { status: 'cancelled' } }))
      .status,
  ).toBe(200)
  const opened = await openPayment(placed.id)
  await shop.pay(opened.payment_url, 'accept')
  await awa.tries.getPaymentStatus({ params: { transactionId: opened.transaction_id } })
  expect((await lower(placed, 1)).status).toBe(200)
  await admin.tries.setOrderStatus({ params: { id: placed.id }, body: { status: 'cancelled' } })
  const revived = await admin.tries.setOrderStatus({
    params: { id: placed.id },
    body: { status: 'confirmed' },
  })
  expect(revived).toMatchObject({ status: 200, body: { status: 'confirmed', paymentStatus: 'completed' } })
  const { parcels } = await seen(placed.id)
  expect(parcels.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'confirmed'])
  expect(await refundsOf(placed.id)).toEqual([['2000.00', 'due']])
  expect(await findings()).toEqual({})
})

test.each([1, 2, 3])('lowered while its payment completes: refused, or paid back (%i)', async () => {
  const placed = await order()
  const opened = await openPayment(placed.id)
  await shop.pay(opened.payment_url, 'accept')
  const [lowered] = await Promise.all([
    lower(placed, 2),
    awa.tries.getPaymentStatus({ params: { transactionId: opened.transaction_id } }),
  ])
  const after = await seen(placed.id)
  expect(after.paymentStatus).toBe('completed')
  if (lowered.status === 200) {
    expect(after.refunds).toMatchObject([{ amount: '1500.00', status: 'due' }])
  } else {
    expect(lowered).toMatchObject({ status: 409, body: { code: 'order_not_paid' } })
    expect([after.total, after.refunds]).toEqual(['4500.00', []])
  }
  expect(await findings()).toEqual({})
})
