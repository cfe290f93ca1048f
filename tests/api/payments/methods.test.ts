import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnline, paymentMethodNames } from '#contract/payments/facts.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let awa: TestBrowser
let productId: string
beforeAll(async () => {
  app = await startTestApp()
  awa = await app.browser((await createCustomer(app.db)).id)
  const { id: vendorId } = await createVendor(app.db)
  productId = (await createProduct(app.db, { vendorId, price: '1500.00', stock: 1000 })).id
})
afterAll(() => app.close())

test.each(paymentMethodNames)(
  'an order may be placed by %s: the database knows every method',
  async method => {
    const body = orderBody([{ productId, quantity: 2 }], { paymentMethod: method })
    const { status, body: order } = await awa.tries.placeOrder({ body })
    expect(status).toBe(201)
    expect(order).toMatchObject({ paymentMethod: method, can: { pay: isOnline(method) } })
  },
)

test.each(['orders_online_idx', 'orders_unpaid_idx'])(
  '%s covers the online methods, and no other',
  async name => {
    const { rows } = await app.db.execute<{ definition: string }>(
      sql`select pg_get_indexdef(${name}::regclass) as definition`,
    )
    const covered = paymentMethodNames.filter(method => rows[0]!.definition.includes(`'${method}'`))
    expect(covered).toEqual(paymentMethodNames.filter(isOnline))
  },
)
