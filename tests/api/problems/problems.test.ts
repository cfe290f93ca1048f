import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CURSOR_INVALID } from '#contract/common.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { Problem } from '#contract/problems/schemas.ts'
import { orderEvents } from '#database/schema/orders.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import {
  brokenTomatoes,
  deliver,
  findAsAdmin,
  itemOf,
  openStall,
  type Stall,
} from '#tests/support/shops/problem-shop.ts'

let now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
let awa: TestBrowser
let awaId: string
let kofi: TestBrowser
let admin: TestBrowser
let yao: Stall
let mariam: Stall

beforeAll(async () => {
  app = await startTestApp({ clock: () => now, env: { RATE_LIMITS: 'on', PROBLEMS_PER_DAY: '30' } })
  awaId = (await createCustomer(app.db)).id
  awa = await app.browser(awaId)
  kofi = await app.browser((await createCustomer(app.db)).id)
  admin = await app.browser((await createAdmin(app.db)).id)
  yao = await openStall(app)
  mariam = await openStall(app)
})
afterAll(() => app.close())

const place = (stall = yao) => deliver(app, { customerId: awaId, customer: awa, stall })
const report = (order: Pick<Order, 'id'>, body: object, who = awa) =>
  who.tries.reportProblem({ params: { id: order.id }, body })
const reportTo = async (stall: Stall): Promise<string> => {
  const order = await place(stall)
  return (await report(order, brokenTomatoes(order, stall))).body.id
}
const problemsOf = async ({ id }: Pick<Order, 'id'>, who = awa): Promise<Problem[]> =>
  (await who.tries.listOrderProblems({ params: { id } })).body.problems

describe('a problem', () => {
  test('is reported by the customer, and read by its vendor and administrators', async () => {
    const order = await place()
    const { status, body } = await report(order, brokenTomatoes(order, yao))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      orderNumber: order.number,
      kind: 'damaged',
      message: 'Deux tomates sont écrasées.',
      items: [{ id: itemOf(order, yao.tomatoes).id, quantity: 2, unit: 'kg', price: '500.00' }],
      status: 'open',
      answer: null,
      amount: null,
    })
    expect(await problemsOf(order, yao.browser)).toMatchObject([{ id: body.id }])
    expect(await findAsAdmin(admin, body)).toMatchObject({
      mostRefund: '2500.00',
      reportedCost: '1000.00',
      refundRefusal: null,
    })
    const later = await place()
    const { body: second } = await report(later, brokenTomatoes(later, yao))
    const open = (await admin.tries.listAdminProblems({ query: { status: 'open' } })).body.items
    const waiting = open.map(({ id }) => id)
    // Who waits longest is answered first.
    expect(waiting.indexOf(body.id)).toBeLessThan(waiting.indexOf(second.id))
    const countOf = async (status: string) =>
      (await admin.tries.listAdminProblems({ query: { status, search: order.number } })).body.total
    expect([await countOf('open'), await countOf('refused')]).toEqual([1, 0])
    expect(
      (await yao.browser.tries.listVendorProblems()).body.some(({ id }: Problem) => id === body.id),
    ).toBe(true)
    expect((await mariam.browser.tries.listVendorProblems()).body).toEqual([])
    const first = await yao.browser.api.listVendorProblems({ query: { limit: 1 } })
    expect(first.items.map(({ id }) => id)).toEqual([second.id])
    const rest = await yao.browser.api.listVendorProblems({ query: { limit: 1, cursor: first.nextCursor! } })
    expect(rest.items.map(({ id }) => id)).toEqual([body.id])
    const odd = await yao.browser.tries.listVendorProblems({ query: { cursor: body.id } })
    expect([odd.status, odd.body.message]).toEqual([400, CURSOR_INVALID])
    expect((await mariam.browser.tries.listOrderProblems({ params: { id: order.id } })).status).toBe(404)
  })

  test('waits for its vendor’s answer until it is answered or decided', async () => {
    const stall = await openStall(app)
    const [answered, decided, waiting] = [await reportTo(stall), await reportTo(stall), await reportTo(stall)]
    await stall.browser.api.answerProblem({ params: { id: answered }, body: { text: 'Pardon.' } })
    await admin.api.decideProblem({
      params: { id: decided },
      body: { decision: 'refuse', reason: 'Rien ne manque.' },
    })
    const { items, total } = await stall.browser.api.listVendorProblems({ query: { toAnswer: '1' } })
    expect([items.map(({ id }) => id), total]).toEqual([[waiting], 1])
  })

  test('stands first among the undecided once its vendor has answered', async () => {
    const stall = await openStall(app)
    const [waiting, answered, answeredLater] = [
      await reportTo(stall),
      await reportTo(stall),
      await reportTo(stall),
    ]
    for (const id of [answeredLater, answered]) {
      await stall.browser.api.answerProblem({ params: { id }, body: { text: 'Pardon.' } })
    }
    const { items } = await admin.api.listAdminProblems({ query: { status: 'open', limit: 100 } })
    const own = items.map(({ id }) => id).filter(id => [waiting, answered, answeredLater].includes(id))
    expect(own).toEqual([answered, answeredLater, waiting])
  })

  test('that is sent again is the same problem; other words are another', async () => {
    const order = await place()
    const body = brokenTomatoes(order, yao, { pictures: [await photo('#a03010')] })
    const sent = await Promise.all([1, 2, 3].map(() => report(order, body)))
    expect(new Set(sent.map(({ body: { id } }) => id)).size).toBe(1)
    expect((await report(order, { ...body, message: 'Elles sont aussi vertes.' })).body.id).not.toBe(
      sent[0]!.body.id,
    )
    expect(await problemsOf(order)).toHaveLength(2)
  })

  test('is of an order of one’s own, of lines of one parcel, in quantities that were in it', async () => {
    const order = await place()
    const ofMariam = await place(mariam)
    const { items, ...said } = brokenTomatoes(order, yao)
    const [line] = items
    const refused = async (body: object, who = awa) => {
      const answer = await report(order, { ...said, ...body }, who)
      return [answer.status, answer.body.code]
    }
    expect(await refused({ items }, kofi)).toEqual([404, 'order_not_found'])
    expect(await refused({ items: [{ id: itemOf(ofMariam, mariam.eggs).id, quantity: 1 }] })).toEqual([
      404,
      'item_not_found',
    ])
    expect(await refused({ items: [{ ...line, quantity: 6 }] })).toEqual([400, 'problem_quantity_too_high'])
    for (const broken of [
      { items: [] },
      { items: [line, line] },
      { items: [{ ...line, quantity: 0 }] },
      { items, kind: 'late' },
      { items, message: ' ' },
      { items, pictures: ['a', 'b', 'c', 'd'] },
    ]) {
      expect(await refused(broken)).toEqual([400, 'validation'])
    }
    expect(await problemsOf(order)).toEqual([])
  })

  test('is of no more than was delivered, also when that was lowered and delivered again meanwhile', async () => {
    const order = await place()
    const lowered = 'update order_items set quantity = 1, missing = missing + quantity - 1 where id = $1'
    const answer = await whileHeld(app.pool, {
      hold: client => client.query('select from users where id = $1 for update', [awaId]),
      act: () => report(order, brokenTomatoes(order, yao)),
      meanwhile: () => app.pool.query(lowered, [itemOf(order, yao.tomatoes).id]),
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'problem_quantity_too_high' } })
  })

  test('concerns one producer: lines of two are refused', async () => {
    const { id } = await createOrder(app.db, {
      customerId: awaId,
      lines: [yao, mariam].map(({ eggs }) => ({ productId: eggs, quantity: 1 })),
      status: 'delivered',
    })
    const order: Order = (await awa.tries.getOrder({ params: { id } })).body
    const answer = await report(order, {
      items: order.items.map(item => ({ id: item.id, quantity: 1 })),
      kind: 'missing',
      message: 'Il manque tout.',
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'one_parcel_per_problem'])
    expect(await problemsOf(order)).toEqual([])
  })

  test('is reported once the parcel is delivered, up to two days later', async () => {
    const order = await place()
    const parcel = order.parcels[0]!
    const deliveredAt = new Date('2026-11-18T10:00:00Z')
    await app.db.insert(orderEvents).values({
      orderId: order.id,
      parcelId: parcel.id,
      kind: 'status',
      actor: 'vendor',
      fromStatus: 'shipped',
      toStatus: 'delivered',
      createdAt: deliveredAt,
    })
    const { reportable } = (await awa.tries.listOrderProblems({ params: { id: order.id } })).body
    expect(reportable).toEqual([{ parcelId: parcel.id, until: '2026-11-20T10:00:00.000Z' }])
    now = new Date('2026-11-20T10:00:01Z')
    const late = await report(order, brokenTomatoes(order, yao))
    expect([late.status, late.body.code]).toEqual([409, 'too_late_to_report'])
    expect((await awa.tries.listOrderProblems({ params: { id: order.id } })).body).toEqual({
      problems: [],
      reportable: [],
    })
    now = deliveredAt
    expect((await report(order, brokenTomatoes(order, yao))).status).toBe(201)
    now = new Date('2026-11-20T10:00:00Z')

    const { id } = await createOrder(app.db, {
      customerId: awaId,
      lines: [{ productId: yao.eggs, quantity: 1 }],
      status: 'shipped',
    })
    const under: Order = (await awa.tries.getOrder({ params: { id } })).body
    const body = { items: [{ id: under.items[0]!.id, quantity: 1 }], kind: 'other', message: 'En retard.' }
    const early = await report(under, body)
    expect([early.status, early.body.code]).toEqual([409, 'parcel_not_delivered'])
    expect(await problemsOf(under)).toEqual([])
  })

  test('may be reported so often a day', async () => {
    const ama = (await createCustomer(app.db)).id
    const browser = await app.browser(ama)
    const order = await deliver(app, { customerId: ama, customer: browser, stall: yao })
    const say = (index: number) =>
      report(order, brokenTomatoes(order, yao, { message: `Problème ${index}` }), browser)
    for (let index = 0; index < 30; index++) expect((await say(index)).status).toBe(201)
    expect((await say(30)).status).toBe(429)
    // What was said before is known.
    expect((await say(0)).status).toBe(201)
    expect(await problemsOf(order, browser)).toHaveLength(30)
  })

  test('is answered by its vendor, once, while it is open', async () => {
    const order = await place()
    const { id } = (await report(order, brokenTomatoes(order, yao))).body
    const answer = (stall: Stall, text = 'Je les remplace demain.') =>
      stall.browser.tries.answerProblem({ params: { id }, body: { text } })
    expect((await answer(mariam)).body.code).toBe('problem_not_found')
    expect((await answer(yao, ' ')).status).toBe(400)
    expect((await findAsAdmin(admin, { id })).answer).toBeNull()
    expect((await answer(yao)).body.answer).toMatchObject({ text: 'Je les remplace demain.' })
    expect((await answer(yao, 'Ou pas.')).body.code).toBe('problem_answered')
    expect((await problemsOf(order))[0]!.answer).toMatchObject({ text: 'Je les remplace demain.' })
    await admin.tries.decideProblem({ params: { id }, body: { decision: 'refuse', reason: 'Remplacées' } })
    const other = (await report(order, brokenTomatoes(order, yao, { message: 'Encore' }))).body
    await admin.tries.decideProblem({
      params: { id: other.id },
      body: { decision: 'refuse', reason: 'Remplacées' },
    })
    const late = await yao.browser.tries.answerProblem({ params: { id: other.id }, body: { text: 'Ah ?' } })
    expect(late.body.code).toBe('problem_decided')
    expect((await findAsAdmin(admin, other)).answer).toBeNull()
  })
})
