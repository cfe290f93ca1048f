import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { orders } from '#database/schema/orders.ts'
import { pickupPoints } from '#database/schema/pickup-points.ts'
import { sqlStateOf } from '#database/sql-state.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint, fetchedAt, openOn } from '#tests/support/makers/pickup-points.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let vendor: Awaited<ReturnType<typeof createVendor>>
let admin: TestBrowser
let yao: TestBrowser
let productId: string
beforeAll(async () => {
  app = await startTestApp()
  vendor = await createVendor(app.db)
  admin = await app.browser((await createAdmin(app.db)).id)
  yao = await app.browser(vendor.userId)
  productId = (await createProduct(app.db, { vendorId: vendor.id, stock: 1000 })).id
})
afterAll(() => app.close())

let awa: TestBrowser
let awaId: string
let zone: Awaited<ReturnType<typeof createZone>>
let point: Awaited<ReturnType<typeof createPickupPoint>>
beforeEach(async () => {
  awaId = (await createCustomer(app.db, { phone: '+2250701020304' })).id
  awa = await app.browser(awaId)
  zone = await createZone(app.db, { region: 'Abidjan', name: `Adjamé ${newId()}` })
  point = await createPickupPoint(app.db, { zoneId: zone.id, name: `Gare ${zone.id}` })
})

const openingHours = openOn(1, 2, 3, 4, 5, 6)
/** The point, as an order names it. */
const shownPoint = () => {
  const { id, name, address, phone } = point
  return { id, name, address, phone, openingHours }
}

const pickup = (changes: Record<string, unknown> = {}) => ({
  mode: 'pickup',
  pickupPointId: point.id,
  recipientName: 'Mariam Bamba',
  phone: '07 09 08 07 06',
  ...changes,
})

const order = (delivery: unknown, changes: Record<string, unknown> = {}) =>
  awa.tries.placeOrder({
    body: orderBody([{ productId, quantity: 1 }], { deliveryAddress: undefined, delivery, ...changes }),
  })

/** An order that is refused, and of which nothing is left. */
async function refusal(delivery: unknown) {
  const before = [await countRows(app.db, 'orders'), await stockOf(app.db, productId)]
  const answer = await order(delivery)
  expect([await countRows(app.db, 'orders'), await stockOf(app.db, productId)]).toEqual(before)
  return answer
}

const lineOf = ({ name, address }: typeof point) =>
  `Point de retrait ${name}, ${address}, ${zone.name}, Abidjan`
const closed = {
  status: 400,
  body: {
    code: 'pickup_point_closed',
    message: 'Ce point de retrait est fermé. Choisissez-en un autre.',
    errors: { 'delivery.pickupPointId': 'Ce point de retrait est fermé. Choisissez-en un autre.' },
  },
}

describe('an order that is picked up', () => {
  test('says where, and who fetches it, to its customer, its vendor and administrators', async () => {
    const { status, body } = await order(pickup())
    expect(status).toBe(201)
    const seen = {
      delivery: {
        mode: 'pickup',
        recipientName: 'Mariam Bamba',
        phone: '+2250709080706',
        zone: { id: zone.id, region: 'Abidjan', name: zone.name },
        directions: point.directions,
        latitude: null,
        longitude: null,
        pickupPoint: shownPoint(),
      },
      deliveryAddress: lineOf(point),
    }
    expect(body).toMatchObject(seen)
    for (const person of [awa, yao, admin])
      expect((await person.tries.getOrder({ params: { id: body.id } })).body).toMatchObject(seen)
    expect((await admin.tries.getAdminOrder({ params: { id: body.id } })).body).toMatchObject(seen)
    expect((await yao.tries.listVendorOrders()).body).toContainEqual(expect.objectContaining(seen))
    const found = await admin.tries.findAnything({ query: { q: body.number } })
    expect(found.body.orders).toMatchObject([{ id: body.id, deliveryMode: 'pickup' }])
  })

  test('is fetched by the customer unless it says by whom', async () => {
    const { body } = await order(pickup({ recipientName: ' ', phone: undefined }))
    expect(body.delivery).toMatchObject({ recipientName: 'Awa Koné', phone: '+2250701020304' })
  })

  test('is placed once, however often it is sent under one key', async () => {
    const body = orderBody([{ productId, quantity: 1 }], { delivery: pickup() })
    const key = newId()
    const first = await awa.api.placeOrder({ body, idempotencyKey: key })
    await app.db.update(pickupPoints).set({ isActive: false }).where(eq(pickupPoints.id, point.id))
    const again = await awa.api.placeOrder({ body, idempotencyKey: key })
    expect(again.id).toBe(first.id)
    expect(again.delivery.pickupPoint?.id).toBe(point.id)
  })

  test('keeps the name and the address of the point as they were ordered', async () => {
    const { body } = await order(pickup())
    const changes = { name: `Marché ${zone.id}`, address: 'Avenue 3', directions: 'Hall B', isActive: false }
    expect((await admin.tries.changePickupPoint({ params: { id: point.id }, body: changes })).status).toBe(
      200,
    )
    const kept: Order = (await awa.tries.getOrder({ params: { id: body.id } })).body
    expect(kept.deliveryAddress).toBe(lineOf(point))
    expect(kept.delivery).toMatchObject({
      directions: point.directions,
      pickupPoint: { name: point.name, address: point.address },
    })
  })

  test('shows its point to whoever holds its tracking link, and not who fetches it', async () => {
    const { body } = await order(pickup())
    const { token } = await awa.api.shareOrder({ params: { id: body.id } })
    const tracked = await (await app.browser()).api.getTrackedOrder({ params: { token } })
    expect(tracked).toMatchObject({
      deliveryMode: 'pickup',
      zone: { name: zone.name },
      pickupPoint: shownPoint(),
    })
    expect(JSON.stringify(tracked)).not.toMatch(/Mariam|0709080706/)
  })

  test('is in the export of orders with its mode, its place and its own words of status', async () => {
    const { body } = await order(pickup())
    await admin.tries.setOrderStatus({ params: { id: body.id }, body: { status: 'shipped' } })
    const { body: csv } = await admin.get('/api/admin/exports/orders.csv')
    const line = String(csv)
      .split('\r\n')
      .find(one => one.includes(body.number))
    expect(line).toContain('Prête au retrait')
    expect(line).toContain('Point de retrait')
    expect(line).toContain(lineOf(point))
  })

  test('leaves its point to the books when its customer is forgotten, and nothing of who fetched it', async () => {
    const { id } = await createOrder(app.db, {
      customerId: awaId,
      status: 'delivered',
      ...toPoint(),
      recipientName: 'Mariam Bamba',
      phone: '+2250709080706',
      lines: [{ productId, quantity: 1 }],
    })
    expect((await awa.get('/api/customer/export')).body.orders).toMatchObject([
      { delivery: { mode: 'pickup', pickupPoint: { name: point.name } } },
    ])
    expect((await awa.tries.eraseAccount({ body: { password: 'Passe1234' } })).status).toBe(200)
    const [kept] = await app.db.select().from(orders).where(eq(orders.id, id))
    expect(kept).toMatchObject({ recipientName: null, phone: null, zoneId: null, pickupPointId: point.id })
  })
})

const toPoint = () => fetchedAt(point)

describe('no order', () => {
  test.each([
    ['closed', () => createPickupPoint(app.db, { isActive: false }).then(({ id }) => id)],
    ['unknown', async () => newId()],
    ['no id', async () => 'gare'],
  ])('to a point that is %s', async (_case, pickupPointId) => {
    expect(await refusal(pickup({ pickupPointId: await pickupPointId() }))).toMatchObject(closed)
  })

  test('without a telephone number, neither in the body nor in the profile', async () => {
    await app.db.update(users).set({ phone: null }).where(eq(users.id, awaId))
    const { status, body } = await refusal(pickup({ phone: '' }))
    expect([status, body.code]).toEqual([400, 'phone_required'])
    expect((await order(pickup())).status).toBe(201)
  })

  test.each([
    [{ pickupPointId: ' ' }, 'delivery.pickupPointId', 'Choisissez un point de retrait'],
    [{ pickupPointId: undefined }, 'delivery.pickupPointId', 'Choisissez un point de retrait'],
    [{ recipientName: 'A' }, 'delivery.recipientName', 'Indiquez son nom'],
  ])('with %j', async (changes, field, message) => {
    expect(await refusal(pickup(changes))).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { [field]: message } },
    })
  })
})

describe('a point that closes while somebody orders', () => {
  const close = () => admin.tries.changePickupPoint({ params: { id: point.id }, body: { isActive: false } })

  test('takes no order once it is closed', async () => {
    const before = await stockOf(app.db, productId)
    const answer = await whileHeld(app.pool, {
      hold: client => client.query('update pickup_points set is_active = false where id = $1', [point.id]),
      act: () => order(pickup()),
    })
    expect(answer).toMatchObject(closed)
    expect(await stockOf(app.db, productId)).toBe(before)
  })

  test('waits for the order that found it open', async () => {
    let closing: Promise<unknown> | undefined
    const answer = await whileHeld(app.pool, {
      hold: client => client.query('select from products where id = $1 for update', [productId]),
      act: () => order(pickup()),
      meanwhile: async () => {
        closing = close()
      },
    })
    expect(answer.status).toBe(201)
    expect(await closing).toMatchObject({ status: 200 })
    expect(await refusal(pickup())).toMatchObject(closed)
  })
})

describe('the database', () => {
  test.each([
    ['of pickup without a point', () => ({ ...toPoint(), pickupPointId: null })],
    ['of pickup without the name of the point', () => ({ ...toPoint(), pickupName: null })],
    ['that is brought home, with a point', () => ({ ...toPoint(), deliveryMode: 'home' as const })],
  ])('keeps no order %s', async (_case, fields) => {
    const before = await countRows(app.db, 'orders')
    const lines = [{ productId, quantity: 1 }]
    const writing = createOrder(app.db, { customerId: awaId, lines, ...fields() })
    expect(await writing.then(() => 'written', sqlStateOf)).toBe('23514')
    expect(await countRows(app.db, 'orders')).toBe(before)
  })

  test('deletes no point that has an order', async () => {
    await createOrder(app.db, { customerId: awaId, lines: [{ productId, quantity: 1 }], ...toPoint() })
    const deleting = app.db.delete(pickupPoints).where(eq(pickupPoints.id, point.id))
    expect(await deleting.then(() => 'done', sqlStateOf)).toBe('23503')
    expect(await app.db.$count(pickupPoints, eq(pickupPoints.id, point.id))).toBe(1)
  })
})
