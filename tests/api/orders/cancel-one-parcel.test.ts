import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let yao: Awaited<ReturnType<typeof createVendor>>
let zie: Awaited<ReturnType<typeof createVendor>>
let eggs: Awaited<ReturnType<typeof createProduct>>
let order: Awaited<ReturnType<typeof createOrder>>

beforeAll(async () => {
  app = await startTestApp()
  fatou = await app.browser((await createAdmin(app.db)).id)
})
afterAll(() => app.close())

/** Tomatoes of Yao and eggs of Zié, both confirmed. */
beforeEach(async () => {
  yao = await createVendor(app.db)
  zie = await createVendor(app.db)
  const tomatoes = await createProduct(app.db, { vendorId: yao.id })
  eggs = await createProduct(app.db, { vendorId: zie.id, stock: 20 })
  order = await createOrder(app.db, {
    customerId: (await createCustomer(app.db)).id,
    lines: [tomatoes, eggs].map(({ id: productId }) => ({ productId, quantity: 1 })),
    status: 'confirmed',
  })
})

const parcelOf = (vendorId: string): string => order.parcels.find(parcel => parcel.vendorId === vendorId)!.id
const cancel = (browser: TestBrowser, id: string, body = {}) =>
  browser.tries.cancelAdminParcel({ params: { id }, body })
const seen = (): Promise<Order> => fatou.api.getAdminOrder({ params: { id: order.id } })
const statusesOf = ({ parcels }: Pick<Order, 'parcels'>) =>
  Object.fromEntries(parcels.map(({ vendorId, status }) => [vendorId, status]))

async function deliverFromYao(): Promise<void> {
  const browser = await app.browser(yao.userId)
  for (const status of ['shipped', 'delivered'] as const)
    await browser.api.changeOrderStatus({ params: { id: order.id }, body: { status } })
}

test('what will not come is cancelled alone, and goes back on sale', async () => {
  const stock = await stockOf(app.db, eggs.id)
  expect((await seen()).can.cancelParcels.toSorted()).toEqual(order.parcels.map(({ id }) => id).toSorted())
  const { status, body } = await cancel(fatou, parcelOf(zie.id), { reason: 'Le producteur ne répond pas' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'confirmed', can: { cancelParcels: [parcelOf(yao.id)] } })
  expect(statusesOf(body)).toEqual({ [yao.id]: 'confirmed', [zie.id]: 'cancelled' })
  expect(await stockOf(app.db, eggs.id)).toBe(stock + 1)
  const journal = await app.db.select().from(auditEvents).where(eq(auditEvents.targetId, order.id))
  expect(journal).toMatchObject([
    {
      action: 'order.parcelCancelled',
      before: { status: 'confirmed' },
      after: { status: 'cancelled', vendorId: zie.id, reason: 'Le producteur ne répond pas' },
    },
  ])
})

test('a parcel that was handed over, or is cancelled already, stays as it is', async () => {
  await deliverFromYao()
  await cancel(fatou, parcelOf(zie.id))
  const before = await seen()
  for (const { id } of order.parcels)
    expect(await cancel(fatou, id)).toMatchObject({ status: 409, body: { code: 'move_not_allowed' } })
  expect(await cancel(fatou, newId())).toMatchObject({ status: 404, body: { code: 'parcel_not_found' } })
  expect(await seen()).toEqual(before)
})
