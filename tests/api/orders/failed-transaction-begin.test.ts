import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlaceOrderBody } from '#contract/orders/place-order.schemas.ts'
import type { Database } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { idempotencyKeys } from '#database/schema/orders.ts'
import type { SignedIn } from '#server/http/context.ts'
import { placeOrder } from '#server/orders/placing/place-order.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Query = (asked: { text: string }, ...rest: unknown[]) => unknown

/** The same database, which answers "begin" by an error: what is sent along with it is then carried out by itself. */
function thatNeverBegins(db: Database): Database {
  const connect = async () => {
    const client = await db.$client.connect()
    const query: Query = (asked, ...rest) =>
      (client.query as Query).call(
        client,
        asked.text === 'begin' ? { text: 'begin nothing' } : asked,
        ...rest,
      )
    return { query, release: () => client.release() }
  }
  return Object.create(db, { $client: { value: { connect } } }) as Database
}

test('an order whose transaction does not begin leaves nothing behind, not even its key', async () => {
  const { id: vendorId } = await createVendor(app.db)
  const { id: userId } = await createCustomer(app.db)
  const product = await createProduct(app.db, { vendorId, stock: 10 })
  const body = PlaceOrderBody.parse(orderBody([{ productId: product.id, quantity: 3 }]))
  const place = (db: Database) =>
    placeOrder({ ...app.deps, db }, { userId } as SignedIn, { body, idempotencyKey: newId() })

  await expect(place(thatNeverBegins(app.db))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('syntax error at or near "nothing"') },
  })
  expect(await countRows(app.db, 'orders')).toBe(0)
  expect(await app.db.$count(idempotencyKeys)).toBe(0)
  expect(await stockOf(app.db, product.id)).toBe(10)

  expect(await place(app.db)).toMatchObject({ status: 'pending' })
  expect(await app.db.$count(idempotencyKeys)).toBe(1)
})
