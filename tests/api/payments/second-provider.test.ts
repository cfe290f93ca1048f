import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { payments } from '#database/schema/payments.ts'
import { transfers } from '#database/schema/transfers.ts'
import { signNotice } from '#server/payments/providers/cinetpay/notice-signature.ts'
import { registerProviders } from '#server/payments/public.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { type SecondProvider, startSecondProvider } from '#tests/support/partners/second-provider.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { simulatorKeys } from '../../../src/cinetpay-simulator/start-simulator.ts'

let cauri: SecondProvider
let shop: PayingShop
let awa: TestBrowser
let productId: string
/** Through whom payments are opened now. */
let through: 'cinetpay' | 'cauri'

beforeAll(async () => {
  cauri = await startSecondProvider()
  shop = await startPayingShop('v2', {
    providers: ({ all }) => registerProviders([...all, cauri.client], () => through),
  })
  const { app } = shop
  awa = await app.browser((await createCustomer(app.db)).id)
  const { id: vendorId } = await createVendor(app.db)
  productId = (await createProduct(app.db, { vendorId, price: '1500.00', stock: 1000 })).id
})
afterAll(async () => {
  await shop.close()
  await cauri.close()
})
afterEach(async () => {
  cauri.setDown(false)
  await shop.setFaults({})
})

async function order(): Promise<Order> {
  const lines = [{ productId, quantity: 2 }]
  const { status, body } = await awa.tries.placeOrder({
    body: orderBody(lines, { paymentMethod: 'cinetpay' }),
  })
  expect(status).toBe(201)
  return body
}

async function start(orderId: string, provider: typeof through) {
  through = provider
  const { status, body } = await awa.tries.initializePayment({ body: { orderId } })
  expect(status).toBe(200)
  return { transactionId: body.transaction_id as string, paymentUrl: body.payment_url as string }
}

async function orderThrough(provider: typeof through) {
  const { id } = await order()
  return { id, ...(await start(id, provider)) }
}

const paymentStatusOf = async (id: string) =>
  (await awa.tries.getOrder({ params: { id } })).body.paymentStatus
const isPaid = (id: string) => eventually(async () => (await paymentStatusOf(id)) === 'completed')
const providersOf = async (orderId: string) =>
  (await shop.app.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id)).map(
    ({ provider, providerApi }) => `${provider} ${providerApi}`,
  )

/** A notice that CinetPay itself would have signed. */
function cinetpayNotice(transactionId: string, path: string) {
  const { siteId, secretKey } = simulatorKeys.v2
  const fields = { cpm_site_id: siteId, cpm_trans_id: transactionId }
  return awa.fetch(path, {
    method: 'POST',
    headers: { 'x-token': signNotice(fields, secretKey) },
    body: new URLSearchParams(fields),
  })
}

test('two orders, each paid through its provider by its notice', async () => {
  const one = await orderThrough('cinetpay')
  const other = await orderThrough('cauri')
  expect(other.paymentUrl).toBe(`https://cauri.example/${other.transactionId}`)
  expect(cauri.callbackOf(other.transactionId)).toBe(`${shop.app.url}/api/payments/cauri/notify`)
  expect([await providersOf(one.id), await providersOf(other.id)]).toEqual([['cinetpay v2'], ['cauri 1']])

  cauri.decide(other.transactionId, 'paid')
  expect(await cauri.notify(other.transactionId)).toBe(200)
  expect([await paymentStatusOf(other.id), await paymentStatusOf(one.id)]).toEqual(['completed', 'pending'])
  expect(await shop.report(other.transactionId)).toEqual({
    success: true,
    status: 'ACCEPTED',
    payment_method: 'Wave',
    amount: '3000.00',
  })

  await shop.pay(one.paymentUrl, 'accept')
  expect(await isPaid(one.id)).toBe(true)
  expect(cauri.asked).not.toContain(one.transactionId)
  expect(await shop.ledgerOf(other.transactionId)).toBeUndefined()
})

test('a lost notice: whoever asks where the payment is finds it at its provider', async () => {
  const { id, transactionId } = await orderThrough('cauri')
  expect(await shop.report(transactionId)).toMatchObject({ success: false, status: 'PENDING' })
  cauri.decide(transactionId, 'paid')
  through = 'cinetpay'
  expect(await shop.report(transactionId)).toMatchObject({ success: true, status: 'ACCEPTED' })
  expect(await paymentStatusOf(id)).toBe('completed')
})

test('lost notices of both: the sweep asks each provider about its own', async () => {
  await shop.setFaults({ notification: 'lost' })
  const one = await orderThrough('cinetpay')
  const other = await orderThrough('cauri')
  await shop.pay(one.paymentUrl, 'accept')
  cauri.decide(other.transactionId, 'paid')
  shop.travel(2)
  await sweepPayments(shop.app.deps)
  expect([await paymentStatusOf(one.id), await paymentStatusOf(other.id)]).toEqual(['completed', 'completed'])
  expect(cauri.asked).not.toContain(one.transactionId)
})

test('refused by one, tried again through the other: the first is asked before', async () => {
  const { id, transactionId } = await orderThrough('cauri')
  cauri.decide(transactionId, 'declined')
  expect(await shop.report(transactionId)).toMatchObject({ status: 'REFUSED' })
  const askedBefore = cauri.asked.length
  const second = await start(id, 'cinetpay')
  expect(cauri.asked.slice(askedBefore)).toEqual([transactionId])
  await shop.pay(second.paymentUrl, 'accept')
  expect(await isPaid(id)).toBe(true)
  expect(await providersOf(id)).toEqual(['cauri 1', 'cinetpay v2'])
})

test('nobody speaks of an attempt that another opened', async () => {
  const one = await orderThrough('cinetpay')
  const other = await orderThrough('cauri')
  cauri.decide(other.transactionId, 'paid')
  const of = (name: string) => `${shop.app.url}/api/payments/${name}/notify`
  expect(await cauri.notify(one.transactionId, { to: of('cauri') })).toBe(404)
  expect(await cauri.notify(other.transactionId, { to: of('cinetpay') })).toBe(400)
  for (const path of ['/api/cinetpay/notify', '/api/payments/cinetpay/notify']) {
    expect((await cinetpayNotice(other.transactionId, path)).status).toBe(404)
  }
  expect(await cauri.notify(other.transactionId, { signature: 'forged' })).toBe(401)
  expect(await cauri.notify(other.transactionId, { to: of('nobody') })).toBe(404)
  expect([await paymentStatusOf(one.id), await paymentStatusOf(other.id)]).toEqual(['pending', 'pending'])
})

test('nobody speaks of a transfer that another makes', async () => {
  const { db, browser } = shop.app
  const { id: vendorId } = await createVendor(db)
  const { id } = await createProduct(db, { vendorId, price: '12000.00', stock: 1 })
  const { id: customerId } = await createCustomer(db)
  const lines = [{ productId: id, quantity: 1 }]
  await createOrder(db, {
    customerId,
    lines,
    paymentMethod: 'cinetpay',
    status: 'delivered',
    paymentStatus: 'completed',
  })
  await confirmNumber(db, vendorId)
  const admin = await browser((await createAdmin(db)).id)
  const { body } = await admin.tries.makeTransfers({ body: { vendorIds: [vendorId] } })
  const read = async () => (await db.select().from(transfers).where(eq(transfers.id, body.made[0]!.id)))[0]!
  const before = await read()
  expect(before).toMatchObject({ provider: 'cinetpay', status: 'pending' })
  expect(await cauri.notify(before.transactionId, { to: `${shop.app.url}/api/payments/cauri/notify` })).toBe(
    404,
  )
  expect(await read()).toEqual(before)
})

test('CinetPay is heard at the address of its name, too', async () => {
  await shop.setFaults({ notification: 'lost' })
  const { id, transactionId, paymentUrl } = await orderThrough('cinetpay')
  await shop.pay(paymentUrl, 'accept')
  expect(await paymentStatusOf(id)).toBe('pending')
  expect((await awa.get('/api/payments/cinetpay/notify')).status).toBe(200)
  expect((await cinetpayNotice(transactionId, '/api/payments/cinetpay/notify')).status).toBe(200)
  expect(await paymentStatusOf(id)).toBe('completed')
})

test('a provider that is down, or whose keys were taken out, leaves its attempts open', async () => {
  const { id, transactionId } = await orderThrough('cauri')
  cauri.decide(transactionId, 'paid')
  cauri.setDown(true)
  expect(await shop.report(transactionId)).toMatchObject({ status: 'PENDING' })
  cauri.setDown(false)

  const { deps } = shop.app
  const both = deps.payments
  deps.payments = registerProviders(both.all.filter(({ name }) => name !== 'cauri'))
  expect(await shop.report(transactionId)).toMatchObject({ status: 'PENDING' })
  expect(await cauri.notify(transactionId)).toBe(404)
  deps.payments = both
  expect(await shop.report(transactionId)).toMatchObject({ status: 'ACCEPTED' })
  expect(await paymentStatusOf(id)).toBe('completed')
})

test('a method whose provider has no keys cannot be paid, and the order is kept', async () => {
  const { deps } = shop.app
  const both = deps.payments
  const { id } = await order()
  deps.payments = registerProviders([])
  expect(await awa.tries.initializePayment({ body: { orderId: id } })).toMatchObject({
    status: 503,
    body: { code: 'provider_unavailable' },
  })
  deps.payments = both
  expect(await providersOf(id)).toEqual([])
})
