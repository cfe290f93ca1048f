import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import {
  brokenTomatoes,
  deliver,
  findAsAdmin,
  openStall,
  refundsOf,
  revenueOf,
  type Stall,
} from '#tests/support/shops/problem-shop.ts'

let app: TestApp
let awa: TestBrowser
let awaId: string
let admin: TestBrowser
let yao: Stall

beforeAll(async () => {
  app = await startTestApp()
  awaId = (await createCustomer(app.db)).id
  awa = await app.browser(awaId)
  admin = await app.browser((await createAdmin(app.db)).id)
})
beforeEach(async () => {
  yao = await openStall(app)
})
afterAll(() => app.close())

const place = (method: PaymentMethod = 'cinetpay') =>
  deliver(app, { customerId: awaId, customer: awa, stall: yao, method })
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
/** What is to be sent to the vendor, as administrators see it; zero where nothing is. */
const owedAsAdmin = async (): Promise<string> =>
  (await admin.api.listOwed({ query: { limit: 100 } })).items.find(
    ({ vendorId }) => vendorId === yao.vendorId,
  )?.amount ?? '0.00'

describe('a refund that the vendor bears', () => {
  test('lessens what it is owed of a parcel that is not paid out, and what it sold stays', async () => {
    const order = await place()
    const id = await report(order)
    const { status, body } = await refund(id, '800')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'refunded',
      amount: '800.00',
      bornBy: 'vendor',
      refundStatus: 'due',
      mostRefund: '1700.00',
    })
    expect(await revenue()).toMatchObject({ received: '4500.00', borne: '800.00', owed: '3700.00' })
    expect(await owedAsAdmin()).toBe('3700.00')
    const seen: Order = (await awa.tries.getOrder({ params: { id: order.id } })).body
    expect(seen.refunds).toMatchObject([
      { amount: '800.00', status: 'due', reason: 'Problème signalé : article abîmé' },
    ])

    expect((await pay('OM-1')).body.amount).toBe('3700.00')
    expect(await revenue()).toMatchObject({ received: '4500.00', paidOut: '3700.00', owed: '0.00' })
    const [due] = await refundsDue(order)
    const done = await admin.tries.settleRefund({
      params: { id: due!.id },
      body: { status: 'done', reference: 'OM-2' },
    })
    expect(done.body).toMatchObject({ status: 'done', amount: '800.00' })
    expect(await findAsAdmin(admin, { id })).toMatchObject({ refundStatus: 'done' })
    const story = (await yao.browser.tries.listVendorRevenue()).body.items[0]
    expect(story).toMatchObject({ situation: 'paid_out' })
    expect(story!.lines).toContainEqual(expect.objectContaining({ kind: 'problem', amount: '800.00' }))
  })

  test('of a parcel that was paid out is carried into the next payout, below zero until then', async () => {
    const first = await place()
    await pay('OM-1')
    const id = await report(first)
    await refund(id, '1500')
    expect(await revenue()).toMatchObject({
      received: '4500.00',
      paidOut: '4500.00',
      borne: '1500.00',
      owed: '-1500.00',
    })
    expect(await owedAsAdmin()).toBe('0.00')
    expect((await pay('OM-2')).body.code).toBe('nothing_owed')
    const [due] = await refundsDue(first)
    await admin.tries.settleRefund({ params: { id: due!.id }, body: { status: 'done', reference: 'OM-3' } })
    expect(await revenue()).toMatchObject({ owed: '-1500.00' })

    await place()
    expect(await owedAsAdmin()).toBe('3000.00')
    expect((await pay('OM-4')).body).toMatchObject({ amount: '3000.00', parcelCount: 2 })
    expect(await revenue()).toMatchObject({
      received: '9000.00',
      paidOut: '7500.00',
      borne: '1500.00',
      owed: '0.00',
    })
    expect(await owedAsAdmin()).toBe('0.00')
    const { items } = (await yao.browser.tries.listVendorRevenue()).body
    expect(items[1]!.lines).toContainEqual(
      expect.objectContaining({ kind: 'withheld', amount: '1500.00', reference: 'OM-4' }),
    )
    expect(items.map(({ situation }: { situation: string }) => situation)).toEqual(['paid_out', 'paid_out'])
  })

  test('of all of a parcel leaves nothing of it that was sent to its vendor', async () => {
    const order = await place()
    const items = order.items.map(({ id, quantity }) => ({ id, quantity }))
    await refund(await report(order, { items }), '4500')
    const [story] = (await yao.browser.tries.listVendorRevenue()).body.items
    expect(story).toMatchObject({ situation: 'refunded', amount: '4500.00' })
    expect(await revenue()).toMatchObject({ paidOut: '0.00', borne: '4500.00', owed: '0.00' })
  })

  test('of one paid at the door is kept from what was paid online, and given back by hand', async () => {
    const cash = await place('cash_on_delivery')
    const id = await report(cash)
    await refund(id, '2500')
    expect(await revenue()).toMatchObject({
      received: '4500.00',
      collected: '4500.00',
      borne: '2500.00',
      owed: '-2500.00',
    })
    const [due] = await refundsDue(cash)
    const transfer = await admin.tries.transferRefund({ params: { id: due!.id } })
    expect(['transfers_unavailable', 'payer_unknown']).toContain(transfer.body.code)
    expect((await refundsDue(cash))[0]!.status).toBe('due')
    await place()
    expect((await pay('OM-1')).body.amount).toBe('2000.00')
    await admin.tries.settleRefund({
      params: { id: due!.id },
      body: { status: 'done', reference: 'De la main à la main' },
    })
    expect(await revenue()).toMatchObject({
      received: '9000.00',
      collected: '4500.00',
      paidOut: '2000.00',
      owed: '0.00',
    })
  })

  test('stands in the statement of the month', async () => {
    const order = await place()
    await refund(await report(order), '1000')
    const [month] = (await yao.browser.tries.listVendorStatements()).body
    expect(month!.closing).toBe('3500.00')
    const csv = (await yao.browser.get(`/api/vendor/statements/${month!.month}.csv`)).body
    expect(csv).toContain('Problème remboursé au client')
  })
})

test('what is at stake is the same for its vendor as for administrators: what other problems gave back is no part of it', async () => {
  const order = await place()
  const items = brokenTomatoes(order, yao).items.map(({ id }) => ({ id, quantity: 5 }))
  await refund(await report(order, { items }), '2000')
  const id = await report(order, { items, message: 'Toutes les tomates sont écrasées.' })
  expect(await findAsAdmin(admin, { id })).toMatchObject({ reportedCost: '500.00' })
  expect((await yao.browser.tries.listVendorProblems()).body[0]).toMatchObject({
    id,
    reportedCost: '500.00',
  })
})

describe('in the exports of the administration', () => {
  /** The cells of a line, by their columns. */
  const exported = async (kind: 'orders' | 'revenue', isWanted: (line: string) => boolean) => {
    const { body } = await admin.get(`/api/admin/exports/${kind}.csv`)
    const [head, ...lines] = String(body).trimEnd().split('\r\n')
    const cells = lines.find(isWanted)!.split(';')
    return Object.fromEntries(head!.split(';').map((column, index) => [column, cells[index]]))
  }

  test('an order says what goes back of it, and what went; a vendor what it bears', async () => {
    const order = await place()
    await refund(await report(order), '800')
    const ofOrder = () => exported('orders', line => line.includes(order.number))
    expect(await ofOrder()).toMatchObject({
      'Total (FCFA)': '4500',
      'Remboursé (FCFA)': '0',
      'À rembourser (FCFA)': '800',
    })
    const [due] = await refundsDue(order)
    await admin.tries.settleRefund({ params: { id: due!.id }, body: { status: 'done', reference: 'OM-2' } })
    expect(await ofOrder()).toMatchObject({ 'Remboursé (FCFA)': '800', 'À rembourser (FCFA)': '0' })
    const { businessName } = order.parcels[0]!.vendor
    expect(
      await exported('revenue', line => line.startsWith(`${businessName};`) && line.includes(';800;')),
    ).toMatchObject({
      'Revenus reçus (FCFA)': '4500',
      'Dont remboursé à ses clients (FCFA)': '800',
    })
    expect(await revenue()).toMatchObject({ received: '4500.00', borne: '800.00' })
  })
})

describe('a refund that AMIC bears', () => {
  test('changes nothing for the vendor', async () => {
    const order = await place()
    const { body } = await refund(await report(order), '1000.00', 'amic')
    expect(body).toMatchObject({ bornBy: 'amic', amount: '1000.00' })
    expect(await revenue()).toMatchObject({ received: '4500.00', borne: '0.00', owed: '4500.00' })
    expect((await pay('OM-1')).body.amount).toBe('4500.00')
    const [due] = await refundsDue(order)
    expect(
      (
        await admin.tries.settleRefund({
          params: { id: due!.id },
          body: { status: 'done', reference: 'OM-2' },
        })
      ).status,
    ).toBe(200)
    const [story] = (await yao.browser.tries.listVendorRevenue()).body.items
    expect(story!.lines.some(({ kind }: { kind: string }) => kind === 'problem' || kind === 'refund')).toBe(
      false,
    )
    const [problem] = (await awa.tries.listOrderProblems({ params: { id: order.id } })).body.problems
    expect(problem).toMatchObject({ amount: '1000.00', bornBy: null })
  })
})

test('after all of it the integrity checks find the books right', async () => {
  const found = (await runChecks(app.pool)).filter(({ rows }) => rows.length > 0)
  // Jobs are nobody's here, and what `createOrder` wrote has no history.
  const known = [
    'jobs_are_done',
    'status_history_legal',
    'payment_history_legal',
    'mail_not_forgotten',
    'paid_online_has_payment',
  ]
  expect(found.filter(({ name }) => !known.includes(name))).toEqual([])
})
