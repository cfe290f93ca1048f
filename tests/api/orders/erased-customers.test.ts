import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { orders } from '#database/schema/orders.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let productId: string
beforeAll(async () => {
  app = await startTestApp()
  fatou = await app.browser((await createAdmin(app.db)).id)
  productId = (await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })).id
})
afterAll(() => app.close())

let customerId: string
let awa: TestBrowser
beforeEach(async () => {
  customerId = (await createCustomer(app.db)).id
  awa = await app.browser(customerId)
})

const order = (status: OrderStatus) =>
  createOrder(app.db, { customerId, status, lines: [{ productId, quantity: 2 }] })
const erase = () => awa.tries.eraseAccount({ body: { password: PASSWORD } })
const setStatus = (id: string, status: OrderStatus) =>
  fatou.tries.setOrderStatus({ params: { id }, body: { status } })
const statusOf = async (id: string) => (await fatou.api.getAdminOrder({ params: { id } })).status

describe('an order of an erased customer', () => {
  test.each([
    ['cancelled', 'confirmed'],
    ['cancelled', 'delivered'],
    ['delivered', 'shipped'],
  ] as const)('that was %s is not taken up again as %s', async (was, to) => {
    const { id } = await order(was)
    expect((await erase()).status).toBe(200)
    expect(await setStatus(id, to)).toMatchObject({ status: 409, body: { code: 'customer_erased' } })
    await expect(app.db.update(orders).set({ status: to }).where(eq(orders.id, id))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('was erased') },
    })
    expect(await statusOf(id)).toBe(was)
  })

  test('that was noted as delivered by mistake may still be cancelled', async () => {
    const { id } = await order('delivered')
    await erase()
    expect(await setStatus(id, 'cancelled')).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  })

  test('that waits for the erasure is refused as a stranger’s', async () => {
    const placed = await whileHeld(app.pool, {
      hold: async client => {
        await client.query('select from users where id = $1 for update', [customerId])
        await client.query('update users set erased_at = now(), is_active = false where id = $1', [
          customerId,
        ])
      },
      act: () => awa.tries.placeOrder({ body: orderBody([{ productId, quantity: 1 }]) }),
    })
    expect([placed.status, placed.body.code]).toEqual([401, 'unauthenticated'])
    expect(await app.db.$count(orders, eq(orders.customerId, customerId))).toBe(0)
  })

  test('that is taken up in the same moment is under way, or its customer is erased', async () => {
    const { id } = await order('cancelled')
    const [revived, erased] = await Promise.all([setStatus(id, 'confirmed'), erase()])
    expect([revived.status, erased.status].toSorted()).toEqual([200, 409])
    expect(await statusOf(id)).toBe(revived.status === 200 ? 'confirmed' : 'cancelled')
  })
})
