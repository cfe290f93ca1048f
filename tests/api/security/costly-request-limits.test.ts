import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on', SIGN_INS_PER_ACCOUNT: '3', DOCUMENTS_PER_HOUR: '3' } })
})
afterAll(() => app.close())

test('the right password is asked for only so often, too: each costs a hash', async () => {
  const yao = await app.browser((await createVendor(app.db)).userId)
  const setUp = () => yao.post('/api/vendor/second-factor', { currentPassword: PASSWORD })
  for (let time = 0; time < 3; time += 1) expect((await setUp()).status).toBe(200)
  expect(await setUp()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('a new password that everybody knows is refused without a hash', async () => {
  const awa = await app.browser((await createCustomer(app.db)).id)
  const change = (newPassword: string) =>
    awa.tries.changeCustomerPassword({ body: { currentPassword: PASSWORD, newPassword } })
  for (let time = 0; time < 5; time += 1)
    expect(await change('Password123')).toMatchObject({ status: 400, body: { code: 'known_password' } })
  expect((await change('Gombo-frais-7')).status).toBe(200)
})

test('receipts are drawn for one account only so often', async () => {
  const customer = await createCustomer(app.db)
  const product = await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })
  const lines = [{ productId: product.id, quantity: 1 }]
  const order = await createOrder(app.db, { customerId: customer.id, lines })
  const awa = await app.browser(customer.id)
  const open = async () => (await awa.fetch(`/api/orders/${order.id}/receipt.pdf`)).status
  expect([await open(), await open(), await open(), await open()]).toEqual([200, 200, 200, 429])
})
