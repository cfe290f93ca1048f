import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { newId } from '#database/schema/columns.ts'
import { closedDays } from '#database/schema/delivery.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { CalendarClock, openEveryDay } from '#tests/support/makers/delivery-days.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

type Stall = { id: string; browser: TestBrowser; productId: string }

const clock = new CalendarClock()
const { inDays, round } = clock
let app: TestApp
let admin: TestBrowser
let awa: TestBrowser
let zone: Awaited<ReturnType<typeof createZone>>
let yao: Stall
let mariam: Stall

const ROUNDS = '/api/vendor/rounds'

async function openStall(...rounds: unknown[]): Promise<Stall> {
  const { id, userId } = await createVendor(app.db)
  const browser = await app.browser(userId)
  expect((await browser.put(ROUNDS, rounds)).status).toBe(200)
  return { id, browser, productId: (await createProduct(app.db, { vendorId: id, stock: 100 })).id }
}

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  admin = await app.browser((await createAdmin(app.db)).id)
  awa = await app.browser((await createCustomer(app.db)).id)
})
beforeEach(async () => {
  await openEveryDay(app.db)
  zone = await createZone(app.db)
  yao = await openStall(round(2), round(4, { zoneIds: [zone.id] }))
  mariam = await openStall(round(3))
})
afterAll(async () => {
  const found = (await runChecks(app.pool)).filter(
    ({ name, rows }) => name.startsWith('day_') && rows.length > 0,
  )
  await app.close()
  expect(found).toEqual([])
})

const order = (delivery: Record<string, unknown> | undefined, stalls = [yao, mariam], key?: string) =>
  awa.tries.placeOrder({
    body: orderBody(
      stalls.map(({ productId }) => ({ productId, quantity: 1 })),
      delivery && {
        deliveryAddress: undefined,
        delivery: { zoneId: zone.id, directions: 'Portail bleu', ...delivery },
      },
    ),
    headers: key ? { 'idempotency-key': key } : {},
  })
const daysOf = ({ parcels }: Order) => Object.fromEntries(parcels.map(p => [p.vendorId, p.plannedOn]))
const seen = (id: string) => awa.api.getOrder({ params: { id } })

/** What was refused, of which nothing is left. */
async function refusal(...asked: Parameters<typeof order>) {
  const before = [await countRows(app.db, 'orders'), await stockOf(app.db, yao.productId)]
  const answer = await order(...asked)
  expect([await countRows(app.db, 'orders'), await stockOf(app.db, yao.productId)]).toEqual(before)
  return answer
}

describe('an order without days', () => {
  test('arrives on the first possible day of each producer, and as a whole on the last of them', async () => {
    const { status, body } = await order({})
    expect(status).toBe(201)
    expect(daysOf(body)).toEqual({ [yao.id]: inDays(2), [mariam.id]: inDays(3) })
    expect(body.deliveryDate).toBe(`${inDays(3)}T00:00:00.000Z`)
    const order_ = await yao.browser.api.getOrder({ params: { id: body.id } })
    expect([daysOf(order_), order_.deliveryDate]).toEqual([
      { [yao.id]: inDays(2) },
      `${inDays(2)}T00:00:00.000Z`,
    ])
  })

  test('and without a zone counts every round; without any it is nobody’s day', async () => {
    await yao.browser.put(ROUNDS, [round(2, { zoneIds: [(await createZone(app.db)).id] })])
    expect(daysOf((await order(undefined)).body)).toEqual({ [yao.id]: inDays(2), [mariam.id]: inDays(3) })
    const house = await admin.api.listHouseRounds()
    await admin.tries.setHouseRounds({ body: [] })
    await mariam.browser.put(ROUNDS, [])
    const { status, body } = await order(undefined)
    expect([status, daysOf(body)]).toEqual([201, { [yao.id]: inDays(2), [mariam.id]: null }])
    await admin.tries.setHouseRounds({ body: house })
  })

  test('passes over closed days', async () => {
    await app.db.insert(closedDays).values({ date: inDays(3), name: 'Tabaski' })
    expect(daysOf((await order({})).body)[mariam.id]).toBe(inDays(10))
  })

  test('comes too late for a round whose hour is past', async () => {
    await mariam.browser.put(ROUNDS, [round(1, { beforeHour: 10 })])
    expect(daysOf((await order({})).body)[mariam.id]).toBe(inDays(8))
  })
})

describe('an order with days', () => {
  test('arrives on them; where none is chosen, on the first possible one', async () => {
    const { status, body } = await order({ days: { [yao.id]: inDays(4), [newId()]: inDays(0) } })
    expect([status, daysOf(body)]).toEqual([201, { [yao.id]: inDays(4), [mariam.id]: inDays(3) }])
  })

  test('may choose one later than those that are offered', async () => {
    expect(daysOf((await order({ days: { [mariam.id.toUpperCase()]: inDays(59) } })).body)[mariam.id]).toBe(
      inDays(59),
    )
  })

  test('on which nobody comes is refused, with what is possible of those producers', async () => {
    const days = { [yao.id]: inDays(4), [mariam.id]: inDays(4) }
    expect(await refusal({ days })).toMatchObject({
      status: 409,
      body: {
        code: 'day_unavailable',
        message: 'Ce jour n’est plus possible. Choisissez-en un autre.',
        days: { [mariam.id]: [3, 10, 17, 24].map(inDays) },
      },
    })
  })

  test.each([
    ['of a round of another zone', async () => ({ zoneId: (await createZone(app.db)).id })],
    [
      'that is closed',
      async () => {
        await app.db.insert(closedDays).values({ date: inDays(4), name: 'Fête' })
        return {}
      },
    ],
  ])('%s is refused', async (_case, prepare) => {
    const elsewhere = await prepare()
    const { body } = await refusal({ ...elsewhere, days: { [yao.id]: inDays(4) } })
    expect(body.code).toBe('day_unavailable')
    expect(body.days[yao.id]).not.toContain(inDays(4))
  })

  test.each([
    ['no day', { demain: '2026-11-27' }],
    ['no date', 'mardi'],
    ['a date that is not there', '2026-02-30'],
  ])('with %s is refused as such', async (_case, day) => {
    const days = typeof day === 'string' ? { [yao.id]: day } : day
    const { status, body } = await refusal({ days })
    expect([status, body.code]).toEqual([400, 'validation'])
  })

  test('asked again answers the same order, though the day is not possible any more', async () => {
    const key = newId()
    const asked = { days: { [yao.id]: inDays(2), [mariam.id]: inDays(3) } }
    const first = await order(asked, [yao, mariam], key)
    await yao.browser.put(ROUNDS, [round(5)])
    const again = await order(asked, [yao, mariam], key)
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect((await refusal(asked)).body.code).toBe('day_unavailable')
  })
})

test('a zone where some producers do not deliver is refused, with their names', async () => {
  await yao.browser.put(ROUNDS, [round(2, { zoneIds: [(await createZone(app.db)).id] })])
  expect(await refusal({ days: { [mariam.id]: inDays(4) } })).toMatchObject({
    status: 409,
    body: { code: 'zone_not_served_by', vendors: [{ id: yao.id, businessName: 'Ferme de Yao' }] },
  })
  expect((await order({}, [mariam])).status).toBe(201)
})

describe('the day of the whole order', () => {
  test('is the one that an administrator set, and the parcels’ again once it is taken away', async () => {
    const { body } = await order({})
    const set = (deliveryDate: string | null) =>
      admin.tries.changeOrder({ params: { id: body.id }, body: { deliveryDate } })
    expect((await set(inDays(9))).status).toBe(200)
    expect((await seen(body.id)).deliveryDate).toBe(`${inDays(9)}T00:00:00.000Z`)
    await set(null)
    expect((await seen(body.id)).deliveryDate).toBe(`${inDays(3)}T00:00:00.000Z`)
  })

  test('is told to administrators apart from the one that they set', async () => {
    const { body } = await order({})
    const path = `/api/admin/orders/${body.id}`
    const told = async () => {
      const { deliveryDate, deliveryDateSet } = (await admin.get(path)).body
      return { deliveryDate, deliveryDateSet }
    }
    const last = `${inDays(3)}T00:00:00.000Z`
    expect(await told()).toEqual({ deliveryDate: last, deliveryDateSet: null })
    const kept = await admin.patch(path, { deliveryDate: (await told()).deliveryDateSet })
    expect(kept).toMatchObject({ status: 200, body: { deliveryDate: last, deliveryDateSet: null } })
    const set = `${inDays(9)}T00:00:00.000Z`
    await admin.patch(path, { deliveryDate: inDays(9) })
    expect(await told()).toEqual({ deliveryDate: set, deliveryDateSet: set })
    // Who shops or sells has one date.
    expect(await seen(body.id)).not.toHaveProperty('deliveryDateSet')
  })

  test('follows the parcels that are left', async () => {
    const { body } = await order({})
    await mariam.browser.tries.changeOrderStatus({ params: { id: body.id }, body: { status: 'cancelled' } })
    expect((await seen(body.id)).deliveryDate).toBe(`${inDays(2)}T00:00:00.000Z`)
    await yao.browser.tries.changeOrderStatus({ params: { id: body.id }, body: { status: 'cancelled' } })
    expect((await seen(body.id)).deliveryDate).toBeNull()
  })
})

test('an order that is taken up again after its days gets new ones, noted; one whose days are to come keeps them', async () => {
  const { body } = await order({})
  const late = (await order({ days: { [yao.id]: inDays(16), [mariam.id]: inDays(17) } })).body
  const before = daysOf(late)
  for (const { id } of [body, late])
    await awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
  clock.pass(7)
  admin = await app.browser((await createAdmin(app.db)).id)
  for (const { id } of [body, late])
    expect((await admin.tries.setOrderStatus({ params: { id }, body: { status: 'confirmed' } })).status).toBe(
      200,
    )
  const revived = await seen(body.id)
  expect(daysOf(revived)).toEqual({ [yao.id]: inDays(2), [mariam.id]: inDays(3) })
  expect(revived.events.filter(({ kind }) => kind === 'day')).toMatchObject([
    { actor: 'admin', from: inDays(-5), to: inDays(2) },
    { actor: 'admin', from: inDays(-4), to: inDays(3) },
  ])
  expect(daysOf(await seen(late.id))).toEqual(before)
})
