import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { createCrowd, sendOrder } from '#tests/support/makers/crowd.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const countBy = (statuses: number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, status => status)].map(([status, all]) => [status, all.length]),
  )

/** Orders as one of the crowd. Whom the shop asks to come back, because it is too busy, comes back with the same key. */
async function buy(cookie: string, body: unknown): Promise<Response> {
  const key = newId()
  for (;;) {
    const answer = await sendOrder(app.url, cookie, body, key)
    if (answer.status !== 503) return answer
    await answer.arrayBuffer()
    await wait(100)
  }
}

test('of 500 people who want one of 50 at once, exactly 50 get it', async () => {
  const { id: vendorId } = await createVendor(app.db)
  const product = await createProduct(app.db, { vendorId, stock: 50 })
  const crowd = await createCrowd(app.db, 500)
  const body = orderBody([{ productId: product.id, quantity: 1 }])
  const answers = await Promise.all(crowd.map(cookie => buy(cookie, body)))
  expect(countBy(answers.map(answer => answer.status))).toEqual({ 201: 50, 409: 450 })
  const refusals = await Promise.all(
    answers.filter(answer => answer.status === 409).map(answer => answer.json()),
  )
  expect(new Set(refusals.map(refusal => refusal.code))).toEqual(new Set(['insufficient_stock']))
  expect(await stockOf(app.db, product.id)).toBe(0)
  expect(await countRows(app.db, 'orders')).toBe(50)
})

test('carts that hold the same products in opposite orders never block each other', async () => {
  const { id: vendorId } = await createVendor(app.db)
  const products = await Promise.all(
    Array.from({ length: 6 }, () => createProduct(app.db, { vendorId, stock: 100 })),
  )
  const lines = products.map(product => ({ productId: product.id, quantity: 1 }))
  const crowd = await createCrowd(app.db, 100)
  const answers = await Promise.all(
    crowd.map((cookie, i) => buy(cookie, orderBody(i % 2 ? lines : lines.toReversed()))),
  )
  expect(countBy(answers.map(answer => answer.status))).toEqual({ 201: 100 })
  expect(await Promise.all(products.map(product => stockOf(app.db, product.id)))).toEqual(Array(6).fill(0))
})
