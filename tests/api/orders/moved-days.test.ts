import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { newId } from '#database/schema/columns.ts'
import { closedDays } from '#database/schema/delivery.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { CalendarClock, openEveryDay } from '#tests/support/makers/delivery-days.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const clock = new CalendarClock()
const { inDays, round } = clock
let app: TestApp
let awa: TestBrowser
let yao: TestBrowser
let placed: Order

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  awa = await app.browser((await createCustomer(app.db)).id)
})
beforeEach(async () => {
  await openEveryDay(app.db)
  const { id: vendorId, userId } = await createVendor(app.db)
  yao = await app.browser(userId)
  await yao.tries.setVendorRounds({ body: [round(2)] })
  const { id: productId } = await createProduct(app.db, { vendorId, stock: 10 })
  placed = (await awa.tries.placeOrder({ body: orderBody([{ productId, quantity: 1 }]) })).body
})
afterAll(async () => {
  const found = (await runChecks(app.pool)).filter(
    ({ name, rows }) => name.startsWith('day_') && rows.length > 0,
  )
  await app.close()
  expect(found).toEqual([])
})

const move = (plannedOn: unknown, more: Record<string, unknown> = {}, who = yao) =>
  who.tries.setParcelDay({ params: { id: placed.parcels[0]!.id }, body: { plannedOn, ...more } })
const status = (to: string, who = yao) =>
  who.tries.changeOrderStatus({ params: { id: placed.id }, body: { status: to } })
const seen = () => awa.api.getOrder({ params: { id: placed.id } })
const dayAndMoves = async () => {
  const { parcels, events } = await seen()
  return [parcels[0]!.plannedOn, events.filter(({ kind }) => kind === 'day').map(({ to }) => to)]
}

/** What was refused, and changed nothing. */
async function refusal(...asked: Parameters<typeof move>) {
  const before = await seen()
  const answer = await move(...asked)
  expect(await seen()).toEqual(before)
  return answer
}

describe('a vendor', () => {
  test('delivers on another day, outside its rounds too, kept in the history with the reason', async () => {
    const { status: answered, body } = await move(inDays(5), { reason: ' Route coupée ' })
    expect(answered).toBe(200)
    expect(body.parcels[0]!.plannedOn).toBe(inDays(5))
    const after = await seen()
    expect(after.deliveryDate).toBe(`${inDays(5)}T00:00:00.000Z`)
    expect(after.events.at(-1)).toMatchObject({
      parcelId: placed.parcels[0]!.id,
      kind: 'day',
      actor: 'vendor',
      from: inDays(2),
      to: inDays(5),
      reason: 'Route coupée',
    })
  })

  test('does so again while it is confirmed; the same day changes nothing', async () => {
    await status('confirmed')
    expect((await move(inDays(1))).status).toBe(200)
    expect((await move(inDays(1))).status).toBe(200)
    expect((await move(inDays(30))).status).toBe(200)
    expect(await dayAndMoves()).toEqual([inDays(30), [inDays(1), inDays(30)]])
  })

  test('five times a day, of each of which its customer is told', async () => {
    for (const ahead of [3, 4, 5, 6, 7]) expect((await move(inDays(ahead))).status).toBe(200)
    const { status: answered, body } = await refusal(inDays(8))
    expect([answered, body.code]).toEqual([409, 'moved_too_often'])
    expect((await move(inDays(7))).status).toBe(200)
  })

  test.each([0, -1, 31])('not to the day %i days from now', async ahead => {
    const { status: answered, body } = await refusal(inDays(ahead))
    expect([answered, body.code]).toEqual([409, 'day_unavailable'])
    const [offered] = Object.values<string[]>(body.days)
    expect([offered![0], offered!.at(-1)]).toEqual([inDays(1), inDays(30)])
  })

  test('not to a closed day', async () => {
    await app.db.insert(closedDays).values({ date: inDays(6), name: 'Tabaski' })
    expect((await refusal(inDays(6))).body.code).toBe('day_unavailable')
  })

  test.each(['demain', null, '2026-02-30'])('not to %s', async day => {
    expect(await refusal(day)).toMatchObject({
      status: 400,
      body: { errors: { plannedOn: expect.any(String) } },
    })
  })

  test('not what is shipped, delivered or cancelled', async () => {
    await status('confirmed')
    await status('shipped')
    expect(await refusal(inDays(5))).toMatchObject({ status: 409, body: { code: 'move_not_allowed' } })
    await status('delivered')
    expect((await refusal(inDays(5))).body.code).toBe('move_not_allowed')
  })

  test('not a parcel of others, or of nobody', async () => {
    const other = await app.browser((await createVendor(app.db)).userId)
    expect(await refusal(inDays(5), {}, other)).toMatchObject({
      status: 404,
      body: { code: 'parcel_not_found' },
    })
    expect(
      (await yao.tries.setParcelDay({ params: { id: newId() }, body: { plannedOn: inDays(5) } })).body.code,
    ).toBe('parcel_not_found')
  })
})

describe('of two acts at once', () => {
  test.each([1, 2, 3])(
    'a day moved while it is cancelled: it is moved first, or not at all (%i)',
    async () => {
      const [moved, cancelled] = await Promise.all([move(inDays(5)), status('cancelled', awa)])
      expect(cancelled.status).toBe(200)
      if (moved.status === 200) expect(await dayAndMoves()).toEqual([inDays(5), [inDays(5)]])
      else {
        expect(moved.body.code).toBe('move_not_allowed')
        expect(await dayAndMoves()).toEqual([inDays(2), []])
      }
    },
  )

  test.each([1, 2, 3])('a day moved while it is shipped: it is moved first, or not at all (%i)', async () => {
    await status('confirmed')
    const [moved, shipped] = await Promise.all([move(inDays(5)), status('shipped')])
    expect(shipped.status).toBe(200)
    expect(await dayAndMoves()).toEqual(moved.status === 200 ? [inDays(5), [inDays(5)]] : [inDays(2), []])
  })

  test('moved twice: the history leads from one to the other', async () => {
    await Promise.all([move(inDays(5)), move(inDays(6))])
    const [last, moves] = await dayAndMoves()
    expect(moves).toHaveLength(2)
    expect((moves as string[]).at(-1)).toBe(last)
  })
})
