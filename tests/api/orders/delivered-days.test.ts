import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveredAt } from '#contract/orders/delivery-date.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { CalendarClock, openEveryDay } from '#tests/support/makers/delivery-days.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

type Stall = { userId: string; browser: TestBrowser; productId: string }

let clock = new CalendarClock()
let app: TestApp
let awa: TestBrowser
let awaId: string
let yao: Stall
let mariam: Stall

async function openStall(): Promise<Stall> {
  const { id, userId } = await createVendor(app.db)
  const product = await createProduct(app.db, { vendorId: id, stock: 100 })
  return { userId, browser: await app.browser(userId), productId: product.id }
}

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  awaId = (await createCustomer(app.db)).id
  await openEveryDay(app.db)
})
afterAll(() => app.close())

let id: string
beforeEach(async () => {
  clock = new CalendarClock()
  // What comes later is today: sessions begin then.
  clock.pass(-2)
  awa = await app.browser(awaId)
  yao = await openStall()
  mariam = await openStall()
  const lines = [yao, mariam].map(({ productId }) => ({ productId, quantity: 1 }))
  id = (await awa.tries.placeOrder({ body: orderBody(lines) })).body.id
})

/** Two days later all have signed in anew. */
async function wait(): Promise<void> {
  clock.pass(2)
  awa = await app.browser(awaId)
  for (const stall of [yao, mariam]) stall.browser = await app.browser(stall.userId)
}
const move = async ({ browser }: Stall, ...statuses: OrderStatus[]) => {
  for (const status of statuses)
    expect(
      (await browser.tries.changeOrderStatus({ params: { id }, body: { status, as: 'vendor' } })).status,
    ).toBe(200)
}
const read = (browser: TestBrowser) => browser.api.getOrder({ params: { id } })
const dateFor = async (browser: TestBrowser) => (await read(browser)).deliveryDate?.slice(0, 10)
const deliveredFor = async (browser: TestBrowser) => deliveredAt(await read(browser))?.slice(0, 10)

describe('an order of which the rest is cancelled', () => {
  test('was delivered on the day of what was brought', async () => {
    await move(yao, 'confirmed', 'shipped', 'delivered')
    const delivered = clock.inDays(0)
    await wait()
    await move(mariam, 'cancelled')
    expect(await deliveredFor(awa)).toBe(delivered)
  })
})

test('each vendor of an order reads of its own parcel when it was delivered', async () => {
  await move(yao, 'confirmed', 'shipped', 'delivered')
  await move(mariam, 'confirmed', 'shipped')
  const first = clock.inDays(0)
  await wait()
  expect(await deliveredFor(yao.browser)).toBe(first)
  await move(mariam, 'delivered')
  expect(await Promise.all([yao.browser, mariam.browser, awa].map(deliveredFor))).toEqual([
    first,
    clock.inDays(0),
    clock.inDays(0),
  ])
})

test('a vendor reads no day of a parcel that was cancelled', async () => {
  await move(mariam, 'cancelled')
  expect(await dateFor(mariam.browser)).toBeUndefined()
  expect(await dateFor(awa)).toEqual(expect.any(String))
})

test('a delivery leaves the date that an administrator set, and so does one that is taken back', async () => {
  const admin = await app.browser((await createAdmin(app.db)).id)
  const path = `/api/admin/orders/${id}`
  const planned = (await read(awa)).parcels.map(({ plannedOn }) => plannedOn!).toSorted()
  await move(mariam, 'cancelled')
  await admin.patch(path, { deliveryDate: '2030-12-01' })
  await move(yao, 'confirmed', 'shipped', 'delivered')
  expect([await dateFor(awa), await deliveredFor(awa)]).toEqual(['2030-12-01', clock.inDays(0)])
  // Confirming the cash later does not move the day; a mistake that is undone was none.
  const cash = { paymentStatus: 'completed' }
  expect((await yao.browser.tries.confirmCashPayment({ params: { id }, body: cash })).status).toBe(200)
  expect(await deliveredFor(awa)).toBe(clock.inDays(0))
  expect((await admin.patch(`${path}/status`, { status: 'shipped' })).status).toBe(200)
  expect([await dateFor(awa), await deliveredFor(awa)]).toEqual(['2030-12-01', undefined])
  await admin.patch(path, { deliveryDate: null })
  expect((await admin.patch(`${path}/status`, { status: 'delivered' })).status).toBe(200)
  expect(planned).toContain(await dateFor(awa))
})
