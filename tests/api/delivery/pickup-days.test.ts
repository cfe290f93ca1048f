import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { pickupHours } from '#database/schema/pickup-points.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { CalendarClock, openEveryDay } from '#tests/support/makers/delivery-days.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint } from '#tests/support/makers/pickup-points.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const clock = new CalendarClock()
const { inDays, round } = clock
let app: TestApp
let awa: TestBrowser
let yao: TestBrowser
let vendorId: string
let productId: string
let pointId: string

/** Hours of the weekdays of some days from now. */
const opens = (...ahead: number[]) =>
  ahead.map(count => ({ weekday: weekdayOf(inDays(count)), from: '08:00', to: '12:30' }))

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  awa = await app.browser((await createCustomer(app.db)).id)
})
beforeEach(async () => {
  await openEveryDay(app.db)
  const vendor = await createVendor(app.db)
  vendorId = vendor.id
  yao = await app.browser(vendor.userId)
  expect((await yao.tries.setVendorRounds({ body: [round(2), round(4)] })).status).toBe(200)
  productId = (await createProduct(app.db, { vendorId, stock: 100 })).id
  pointId = (await createPickupPoint(app.db, { openingHours: opens(1, 4) })).id
})
afterAll(() => app.close())

const order = (days?: Record<string, string>) =>
  awa.tries.placeOrder({
    body: orderBody([{ productId, quantity: 1 }], {
      deliveryAddress: undefined,
      delivery: { mode: 'pickup', pickupPointId: pointId, ...(days && { days }) },
    }),
  })
const dayOfParcel = ({ parcels }: Order) => parcels[0]!.plannedOn
const seen = (id: string) => awa.api.getOrder({ params: { id } })
const setHours = async (...ahead: number[]) => {
  await app.db.delete(pickupHours).where(eq(pickupHours.pickupPointId, pointId))
  const rows = opens(...ahead).map(({ weekday, from, to }) => ({
    pickupPointId: pointId,
    weekday,
    opensAt: from,
    closesAt: to,
  }))
  if (rows.length > 0) await app.db.insert(pickupHours).values(rows)
}

/** What was refused, of which nothing is left. */
async function refusal(...asked: Parameters<typeof order>) {
  const before = [await countRows(app.db, 'orders'), await stockOf(app.db, productId)]
  const answer = await order(...asked)
  expect([await countRows(app.db, 'orders'), await stockOf(app.db, productId)]).toEqual(before)
  return answer
}

describe('an order that is fetched', () => {
  test('passes over days on which its point is closed', async () => {
    const { status, body } = await order()
    expect([status, dayOfParcel(body)]).toEqual([201, inDays(4)])
  })

  test('is refused for a day on which the point is closed, with those on which it is open', async () => {
    expect(await refusal({ [vendorId]: inDays(2) })).toMatchObject({
      status: 409,
      body: { code: 'day_unavailable', days: { [vendorId]: [4, 11, 18, 25].map(inDays) } },
    })
  })

  test('is refused where the producer comes only on days on which the point is closed', async () => {
    await setHours(1)
    expect(await refusal()).toMatchObject({
      status: 409,
      body: { code: 'zone_not_served_by', vendors: [{ id: vendorId }] },
    })
  })

  test('may come on any day to a point that told no hours', async () => {
    await setHours()
    const { body } = await order()
    expect([dayOfParcel(body), body.delivery.pickupPoint!.openingHours]).toEqual([inDays(2), []])
  })

  test('says the hours that the point has today, to everybody who sees it', async () => {
    const { body } = await order()
    expect(body.delivery.pickupPoint!.openingHours).toEqual(
      opens(1, 4).toSorted((one, other) => one.weekday - other.weekday),
    )
    await setHours(4)
    const changed = { pickupPoint: { openingHours: opens(4) } }
    const admin = await app.browser((await createAdmin(app.db)).id)
    for (const who of [awa, yao, admin])
      expect((await who.tries.getOrder({ params: { id: body.id } })).body).toMatchObject({
        delivery: changed,
      })
    expect((await yao.tries.listVendorOrders()).body[0]!.delivery).toMatchObject(changed)
    const { body: shared } = await awa.tries.shareOrder({ params: { id: body.id } })
    const tracked = await awa.tries.getTrackedOrder({ params: { token: shared.token } })
    expect(tracked.body).toMatchObject(changed)
  })

  test('is moved to no day on which the point is closed', async () => {
    const { body } = await order()
    const move = (plannedOn: string) =>
      yao.tries.setParcelDay({ params: { id: body.parcels[0]!.id }, body: { plannedOn } })
    const refused = await move(inDays(3))
    expect([refused.status, refused.body.code]).toEqual([409, 'day_unavailable'])
    expect(refused.body.days[vendorId]!.slice(0, 3)).toEqual([1, 4, 8].map(inDays))
    expect(dayOfParcel(await seen(body.id))).toBe(inDays(4))
    expect((await move(inDays(1))).status).toBe(200)
    expect(dayOfParcel(await seen(body.id))).toBe(inDays(1))
  })
})

test('what is taken up again after its day is planned for one on which the point is open', async () => {
  const { body } = await order()
  await awa.tries.changeOrderStatus({ params: { id: body.id }, body: { status: 'cancelled' } })
  clock.pass(7)
  const admin = await app.browser((await createAdmin(app.db)).id)
  const revived = await admin.tries.setOrderStatus({ params: { id: body.id }, body: { status: 'confirmed' } })
  expect(revived.status).toBe(200)
  expect(dayOfParcel(await seen(body.id))).toBe(inDays(4))
})
