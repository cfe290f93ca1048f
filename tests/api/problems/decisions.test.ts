import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentStatus } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { newId } from '#database/schema/columns.ts'
import { problemItems, problems } from '#database/schema/problems.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import {
  brokenTomatoes,
  deliver,
  findAsAdmin,
  itemOf,
  openStall,
  refundsOf,
  revenueOf,
  type Stall,
} from '#tests/support/shops/problem-shop.ts'

let app: TestApp
let awa: TestBrowser
let awaId: string
let admin: TestBrowser
let other: TestBrowser
let yao: Stall

beforeAll(async () => {
  app = await startTestApp()
  awaId = (await createCustomer(app.db)).id
  awa = await app.browser(awaId)
  admin = await app.browser((await createAdmin(app.db)).id)
  other = await app.browser((await createAdmin(app.db)).id)
})
beforeEach(async () => {
  yao = await openStall(app)
})
afterAll(async () => {
  const found = (await runChecks(app.pool)).filter(({ rows }) => rows.length > 0)
  // Jobs are nobody's here, and what `createOrder` wrote has no history.
  const known = [
    'jobs_are_done',
    'status_history_legal',
    'payment_history_legal',
    'mail_not_forgotten',
    'paid_online_has_payment',
  ]
  await app.close()
  expect(found.filter(({ name }) => !known.includes(name))).toEqual([])
})

const place = (method: PaymentMethod = 'cinetpay', paymentStatus: PaymentStatus = 'completed') =>
  deliver(app, { customerId: awaId, customer: awa, stall: yao, method, paymentStatus })
async function report(order: Order, changes: object = {}): Promise<string> {
  return (
    await awa.tries.reportProblem({ params: { id: order.id }, body: brokenTomatoes(order, yao, changes) })
  ).body.id
}
const decide = (id: string, body: object, who = admin) => who.tries.decideProblem({ params: { id }, body })
const refund = (id: string, amount: string, bornBy?: 'vendor' | 'amic') =>
  decide(id, { decision: 'refund', amount, ...(bornBy && { bornBy }) })
const pay = async (reference: string) =>
  admin.tries.payVendor({ body: { vendorId: yao.vendorId, reference } })
const revenue = () => revenueOf(yao)
const refundsDue = (order: Order) => refundsOf(admin, order)
describe('a decision', () => {
  test('gives back at most what the lines cost, all their problems together', async () => {
    const order = await place()
    const [first, second] = [await report(order), await report(order, { message: 'Trois autres aussi.' })]
    expect((await refund(first, '2501')).body.code).toBe('refund_too_high')
    expect((await refund(first, '2000')).status).toBe(200)
    expect((await refund(second, '600')).body.code).toBe('refund_too_high')
    expect((await findAsAdmin(admin, { id: second })).status).toBe('open')
    expect((await refund(second, '500')).status).toBe(200)
    const eggs = {
      items: [
        { id: itemOf(order, yao.eggs).id, quantity: 1 },
        { id: itemOf(order, yao.tomatoes).id, quantity: 1 },
      ],
    }
    const third = await report(order, eggs)
    expect((await findAsAdmin(admin, { id: third })).mostRefund).toBe('2000.00')
    expect((await refund(third, '2001')).body.code).toBe('refund_too_high')
    expect((await refund(third, '2000')).status).toBe(200)
    const fourth = await report(order, { message: 'Encore une fois.' })
    expect((await refund(fourth, '1')).body.code).toBe('items_refunded')
    expect(await findAsAdmin(admin, { id: fourth })).toMatchObject({
      status: 'open',
      refundRefusal: 'items_refunded',
    })
    expect(await revenue()).toMatchObject({ received: '4500.00', borne: '4500.00', owed: '0.00' })
    expect((await pay('OM-1')).body.code).toBe('nothing_owed')
  })

  test('is one: of two administrators at once, one is refused', async () => {
    const order = await place()
    const id = await report(order)
    const answers = await Promise.all([
      decide(id, { decision: 'refund', amount: '700' }),
      decide(id, { decision: 'refund', amount: '900', bornBy: 'amic' }, other),
      decide(id, { decision: 'refuse', reason: 'Rien à voir' }, other),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'problem_decided')).toHaveLength(2)
    const won = answers.find(({ status }) => status === 200)!.body
    expect(await findAsAdmin(admin, { id })).toMatchObject({ status: won.status, amount: won.amount })
    expect(await refundsDue(order)).toHaveLength(won.status === 'refunded' ? 1 : 0)
  })

  test('of a problem that does not exist is not found', async () => {
    for (const decision of [
      { decision: 'refund', amount: '700' },
      { decision: 'refuse', reason: 'Rien à voir' },
    ]) {
      const answer = await decide(newId(), decision)
      expect([answer.status, answer.body.code]).toEqual([404, 'problem_not_found'])
    }
  })

  test('of two problems of one line at once does not give it back twice', async () => {
    const order = await place()
    const ids = [
      await report(order),
      await report(order, { message: 'Encore' }),
      await report(order, { message: 'Et encore' }),
    ]
    const answers = await Promise.all(
      ids.map((id, index) => decide(id, { decision: 'refund', amount: '1500' }, index ? admin : other)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'refund_too_high')).toHaveLength(2)
    expect((await refundsDue(order)).map(({ amount }) => amount)).toEqual(['1500.00'])
  })

  test('beside a payout leaves no franc twice', async () => {
    const order = await place()
    const id = await report(order)
    await Promise.all([refund(id, '1500'), pay('OM-1')])
    const { paidOut, owed } = await revenue()
    expect([
      ['3000.00', '0.00'],
      ['4500.00', '-1500.00'],
    ]).toContainEqual([paidOut, owed])
  })

  test('to refuse has its reason, which the customer reads', async () => {
    const order = await place()
    const id = await report(order)
    expect((await decide(id, { decision: 'refuse', reason: ' ' })).status).toBe(400)
    for (const amount of ['0', '-5', 'beaucoup', '1.005', '100.50']) {
      expect((await refund(id, amount)).status).toBe(400)
    }
    expect((await decide(id, { decision: 'perhaps' })).status).toBe(400)
    expect((await findAsAdmin(admin, { id })).status).toBe('open')
    await decide(id, { decision: 'refuse', reason: 'La photo montre un autre colis.' })
    const [problem] = (await awa.tries.listOrderProblems({ params: { id: order.id } })).body.problems
    expect(problem).toMatchObject({
      status: 'refused',
      reason: 'La photo montre un autre colis.',
      amount: null,
    })
    expect(await refundsDue(order)).toEqual([])
    expect(await revenue()).toMatchObject({ owed: '4500.00' })
    const { items } = (await admin.tries.listAuditEvents()).body
    expect(items[0]).toMatchObject({ action: 'problem.refused' })
  })

  test('refunds what was delivered and paid alone, which then stays delivered', async () => {
    const unpaid = await place('cinetpay', 'pending')
    const id = await report(unpaid)
    expect((await refund(id, '500')).body.code).toBe('parcel_not_paid')
    expect(await findAsAdmin(admin, { id })).toMatchObject({
      status: 'open',
      refundRefusal: 'parcel_not_paid',
      notesCash: false,
    })

    const order = await place()
    const back = await report(order)
    const setStatus = (status: string) =>
      admin.tries.setOrderStatus({ params: { id: order.id }, body: { status } })
    expect((await setStatus('shipped')).status).toBe(200)
    expect((await refund(back, '500')).body.code).toBe('parcel_not_delivered')
    expect(await findAsAdmin(admin, { id: back })).toMatchObject({
      status: 'open',
      refundRefusal: 'parcel_not_delivered',
    })
    expect((await setStatus('delivered')).status).toBe(200)
    expect((await refund(back, '500')).status).toBe(200)
    for (const status of ['shipped', 'cancelled']) {
      expect((await setStatus(status)).body.code).toBe('problem_refunded')
    }
    expect((await awa.tries.getOrder({ params: { id: order.id } })).body.status).toBe('delivered')
  })

  test('of what was paid in cash notes that its vendor received it, where the vendor has not', async () => {
    const order = await place('cash_on_delivery', 'pending')
    const id = await report(order)
    expect(await findAsAdmin(admin, { id })).toMatchObject({ refundRefusal: null, notesCash: true })
    expect((await refund(id, '500')).status).toBe(200)
    expect(await findAsAdmin(admin, { id })).toMatchObject({
      status: 'refunded',
      refundRefusal: null,
      notesCash: false,
    })
    const { body: paid } = await awa.tries.getOrder({ params: { id: order.id } })
    expect(paid.paymentStatus).toBe('completed')
    expect(paid.events.at(-1)).toMatchObject({ kind: 'payment', actor: 'admin', to: 'completed' })
    expect(await revenue()).toMatchObject({ collected: '4500.00', borne: '500.00', owed: '-500.00' })
    expect(await refundsDue(order)).toMatchObject([{ amount: '500.00', status: 'due' }])
    const { items } = (await admin.tries.listAuditEvents()).body
    expect(items[0]).toMatchObject({
      action: 'problem.refunded',
      after: { isCashNoted: true },
      order: { id: order.id, number: paid.number, customerName: paid.customer.fullName },
    })
    const taken = yao.browser.tries.confirmCashPayment({
      params: { id: order.id },
      body: { paymentStatus: 'completed' },
    })
    expect((await taken).body.code).toBe('payment_not_due')
  })

  test('may wait while its parcel is set back and lowered: the books stay in order', async () => {
    const order = await place('cash_on_delivery', 'pending')
    const { id: line, quantity } = itemOf(order, yao.tomatoes)
    await report(order, { items: [{ id: line, quantity }] })
    await admin.tries.setOrderStatus({ params: { id: order.id }, body: { status: 'confirmed' } })
    const items = [{ id: line, quantity: 1 }]
    const lowered = { items, reason: 'Le reste est abîmé' }
    const path = `/api/vendor/parcels/${order.parcels[0]!.id}/items`
    expect((await yao.browser.patch(path, lowered)).status).toBe(200)
    const check = (await runChecks(app.pool)).find(({ name }) => name === 'problem_of_its_parcel')
    expect(check!.rows).toEqual([])
  })

  test('to refuse notes no cash', async () => {
    const order = await place('cash_on_delivery', 'pending')
    const id = await report(order)
    expect((await decide(id, { decision: 'refuse', reason: 'Rien à voir' })).status).toBe(200)
    expect((await awa.tries.getOrder({ params: { id: order.id } })).body.paymentStatus).toBe('pending')
  })

  test('is for good, and within the cost, also for who writes into the database', async () => {
    const order = await place()
    const id = await report(order)
    await refund(id, '500')
    const write = (statement: Promise<unknown>) =>
      statement.then(
        () => 'written',
        () => 'refused',
      )
    expect(
      await write(app.db.update(problems).set({ amount: '600' }).where(eq(problems.id, id)).execute()),
    ).toBe('refused')
    const more = app.db.update(problemItems).set({ refunded: '2600' }).where(eq(problemItems.problemId, id))
    expect(await write(more.execute())).toBe('refused')
    expect((await findAsAdmin(admin, { id })).amount).toBe('500.00')
  })
})
