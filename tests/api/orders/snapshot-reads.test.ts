import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { orders } from '#database/schema/orders.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { contradictionsOf } from '#tests/support/shops/order-contradictions.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** An order of one parcel, with those who read it, and its vendor. */
async function openOrder() {
  const { id: customerId } = await createCustomer(app.db)
  const vendor = await createVendor(app.db)
  const { id: productId } = await createProduct(app.db, { vendorId: vendor.id })
  const awa = await app.browser(customerId)
  const { id } = await awa.api.placeOrder({ body: orderBody([{ productId, quantity: 1 }]) })
  const fatou = await app.browser((await createAdmin(app.db)).id)
  const yao = await app.browser(vendor.userId)
  return { params: { id }, awa, fatou, yao }
}
type Opened = Awaited<ReturnType<typeof openOrder>>

const ways: [string, (opened: Opened) => Promise<Order>][] = [
  ['its customer', ({ awa, params }) => awa.api.getOrder({ params })],
  ['the administration', ({ fatou, params }) => fatou.api.getAdminOrder({ params })],
  ['the list of its customer', async ({ awa }) => (await awa.api.listCustomerOrders()).items[0]!],
]

test.each(ways)('what is read of an order while it moves is of one moment: %s', async (_, read) => {
  const opened = await openOrder()
  const { params, yao } = opened
  const isMoved = async () => {
    const [{ status } = {}] = await app.db
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.id, params.id))
    return status === 'confirmed'
  }
  let moving: Promise<unknown> | undefined
  // The order itself is read with its zone; its parcels and its history are not.
  const order = await whileHeld(app.pool, {
    hold: client => client.query('lock table zones in access exclusive mode'),
    act: () => read(opened),
    meanwhile: async () => {
      moving = yao.api.changeOrderStatus({ params, body: { status: 'confirmed' } })
      expect(await eventually(isMoved)).toBe(true)
    },
  })
  await moving
  expect(contradictionsOf(order)).toEqual([])
})

test('an answer of two moments is seen', async () => {
  const { awa, params } = await openOrder()
  const order = await awa.api.getOrder({ params })
  const [parcel] = order.parcels
  expect(contradictionsOf(order)).toEqual([])
  for (const other of [
    { ...order, status: 'confirmed' as const },
    { ...order, total: '1.00' },
    { ...order, events: [] },
    { ...order, parcels: [{ ...parcel!, paymentStatus: 'completed' as const }] },
    { ...order, items: order.items.map(item => ({ ...item, quantity: 2 })) },
  ]) {
    expect(contradictionsOf(other)).not.toEqual([])
  }
})
