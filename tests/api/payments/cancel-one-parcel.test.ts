import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type CheckedShop, startCheckedShop } from '#tests/support/shops/checked-shop.ts'

let shop: CheckedShop
let awa: TestBrowser
let admin: TestBrowser
beforeAll(async () => {
  shop = await startCheckedShop('v2')
  awa = await shop.app.browser((await createCustomer(shop.app.db, { phone: '+2250707000001' })).id)
  admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
})
afterAll(() => shop.close())

async function openStall(price: string) {
  const vendor = await createVendor(shop.app.db)
  const product = await createProduct(shop.app.db, { vendorId: vendor.id, price, stock: 10 })
  return {
    vendorId: vendor.id,
    productId: product.id,
    browser: await shop.app.browser(vendor.userId),
  }
}
type Stall = Awaited<ReturnType<typeof openStall>>

/** One of what each stall sells, paid online. */
async function buyOf(...stalls: Stall[]) {
  const key = newId()
  const items = stalls.map(({ productId }) => ({ productId, quantity: 1 }))
  const body = orderBody(items, { paymentMethod: 'cinetpay' })
  const placed = (await awa.tries.placeOrder({ body, idempotencyKey: key })).body
  shop.acknowledge(key, placed)
  const opened = (await awa.tries.initializePayment({ body: { orderId: placed.id } })).body
  await shop.pay(opened.payment_url, 'accept')
  await awa.tries.getPaymentStatus({ params: { transactionId: opened.transaction_id } })
  return awa.api.getOrder({ params: { id: placed.id } })
}

test('the parcel of a vendor that never answers is given back, though the other was delivered and paid out', async () => {
  const [yao, zie] = [await openStall('1500.00'), await openStall('2500.00')]
  await shop.openBooks()
  const { id, parcels } = await buyOf(yao, zie)
  for (const status of ['confirmed', 'shipped', 'delivered'] as const)
    await yao.browser.api.changeOrderStatus({ params: { id }, body: { status } })
  await admin.api.payVendor({ body: { vendorId: yao.vendorId, reference: 'VIR-1' } })
  const whole = await admin.tries.setOrderStatus({ params: { id }, body: { status: 'cancelled' } })
  expect(whole).toMatchObject({ status: 409, body: { code: 'paid_out' } })

  const silent = parcels.find(({ vendorId }) => vendorId === zie.vendorId)!
  const { status, body } = await admin.tries.cancelAdminParcel({
    params: { id: silent.id },
    body: { reason: 'Le producteur ne répond pas' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'delivered', paymentStatus: 'completed' })
  expect(body.refunds).toMatchObject([
    { amount: '2500.00', reason: 'Le producteur ne répond pas', status: 'due' },
  ])
  await shop.finish()
  expect(await shop.findings()).toEqual({})
})
