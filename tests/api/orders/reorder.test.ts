import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let vendorId: string
beforeAll(async () => {
  app = await startTestApp()
  vendorId = (await createVendor(app.db, { businessName: 'Ferme de Yao' })).id
})
afterAll(() => app.close())

test('an order is read as it was bought, beside what is sold of it today', async () => {
  const awa = await createCustomer(app.db)
  const tomatoes = await createProduct(app.db, { vendorId, price: '1500.00', stock: 9 })
  const yams = await createProduct(app.db, { vendorId, name: 'Ignames', price: '500.00' })
  const order = await createOrder(app.db, {
    customerId: awa.id,
    lines: [
      { productId: tomatoes.id, quantity: 3 },
      { productId: yams.id, quantity: 2 },
    ],
  })
  await app.db.update(products).set({ price: '1600.00', stock: 2 }).where(eq(products.id, tomatoes.id))
  await app.db.update(products).set({ status: 'out_of_stock' }).where(eq(products.id, yams.id))

  const { status, body } = await (await app.browser(awa.id)).tries.getReorder({ params: { id: order.id } })
  expect(status).toBe(200)
  expect(body).toMatchObject([
    {
      productId: tomatoes.id,
      name: 'Tomates',
      quantity: 3,
      price: '1500.00',
      product: { price: '1600.00', stock: 2, vendor: { businessName: 'Ferme de Yao' } },
    },
    { productId: yams.id, name: 'Ignames', quantity: 2, price: '500.00', product: null },
  ])
  // Nothing is reserved by looking.
  expect(await stockOf(app.db, tomatoes.id)).toBe(2)
})

test('a product of a suspended vendor is not sold', async () => {
  const awa = await createCustomer(app.db)
  const closed = await createVendor(app.db, { status: 'suspended' })
  const eggs = await createProduct(app.db, { vendorId: closed.id })
  const order = await createOrder(app.db, {
    customerId: awa.id,
    lines: [{ productId: eggs.id, quantity: 1 }],
  })
  const body = await (await app.browser(awa.id)).api.getReorder({ params: { id: order.id } })
  expect(body).toMatchObject([{ productId: eggs.id, product: null }])
})

test('somebody else’s order, and one that never was, do not exist', async () => {
  const awa = await createCustomer(app.db)
  const kofi = await app.browser((await createCustomer(app.db)).id)
  const tomatoes = await createProduct(app.db, { vendorId })
  const order = await createOrder(app.db, {
    customerId: awa.id,
    lines: [{ productId: tomatoes.id, quantity: 1 }],
  })
  for (const id of [order.id, newId()]) {
    const { status, body } = await kofi.tries.getReorder({ params: { id } })
    expect([status, body.message]).toEqual([404, 'Commande introuvable'])
  }
})
