import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a customer’s figures count own orders only, and money only once delivered', async () => {
  const awa = await createCustomer(app.db)
  const kofi = await createCustomer(app.db)
  const vendor = await createVendor(app.db)
  const product = await createProduct(app.db, { vendorId: vendor.id, price: '1500.00' })
  const statuses: OrderStatus[] = ['pending', 'confirmed', 'shipped', 'delivered', 'delivered', 'cancelled']
  for (const [index, status] of statuses.entries()) {
    const lines = [{ productId: product.id, quantity: index + 1 }]
    await createOrder(app.db, { customerId: awa.id, status, lines })
  }
  const lines = [{ productId: product.id, quantity: 1 }]
  await createOrder(app.db, { customerId: awa.id, lines, paymentMethod: 'cinetpay' })
  await createOrder(app.db, {
    customerId: kofi.id,
    status: 'delivered',
    lines: [{ productId: product.id, quantity: 7 }],
  })

  const browser = await app.browser(awa.id)
  const { status, body } = await browser.tries.getCustomerStats()
  expect(status).toBe(200)
  expect(body).toEqual({ inProgress: 3, toPay: 1, delivered: 2, totalSpent: '13500.00' })
})

test('what was cancelled of a delivered order was not spent', async () => {
  const awa = await createCustomer(app.db)
  const [yao, mariam] = [await createVendor(app.db), await createVendor(app.db)]
  const bought = await createProduct(app.db, { vendorId: yao.id, price: '1500.00' })
  const missed = await createProduct(app.db, { vendorId: mariam.id, price: '700.00' })
  const lines = [bought, missed].map(({ id }) => ({ productId: id, quantity: 1 }))
  const { id } = await createOrder(app.db, { customerId: awa.id, lines })
  const move = async ({ userId }: typeof yao, status: OrderStatus) =>
    (await app.browser(userId)).tries.changeOrderStatus({ params: { id }, body: { status } })
  await move(mariam, 'cancelled')
  for (const status of ['confirmed', 'shipped', 'delivered'] as const) await move(yao, status)
  const browser = await app.browser(awa.id)
  expect(await browser.api.getCustomerStats()).toMatchObject({ totalSpent: '1500.00' })
})

test('somebody new has bought nothing', async () => {
  const browser = await app.browser((await createCustomer(app.db)).id)
  expect(await browser.api.getCustomerStats()).toEqual({
    inProgress: 0,
    toPay: 0,
    delivered: 0,
    totalSpent: '0.00',
  })
})
