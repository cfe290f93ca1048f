import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RefundStatus } from '#contract/money/facts.ts'
import { amountOf, centimesOf } from '#contract/money.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { orderEvents } from '#database/schema/orders.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund, sendPart } from '#tests/support/makers/refunds.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let fatouId: string
let ibrahim: TestBrowser
let awaId: string
let productId: string

beforeAll(async () => {
  app = await startTestApp()
  fatouId = (await createAdmin(app.db)).id
  fatou = await app.browser(fatouId)
  ibrahim = await app.browser((await createAdmin(app.db)).id)
  awaId = (await createCustomer(app.db, { fullName: 'Awa Koné', phone: '+2250707000001' })).id
  productId = (await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })).id
})
afterAll(() => app.close())

async function owe(fields: Parameters<typeof createRefund>[2] = {}) {
  const order = await createOrder(app.db, {
    customerId: awaId,
    lines: [{ productId, quantity: 2 }],
    paymentMethod: 'cinetpay',
    status: 'cancelled',
  })
  return { order, refund: await createRefund(app.db, order, fields) }
}
const settle = (admin: TestBrowser, id: string, reference: unknown = 'OM-7788') =>
  admin.tries.settleRefund({ params: { id }, body: { status: 'done', reference } })
const auditOf = (id: string) => app.db.select().from(auditEvents).where(eq(auditEvents.targetId, id))

test('the customer sees what goes back, the vendor whose goods were not sold does not', async () => {
  const vendor = await createVendor(app.db)
  const sold = await createProduct(app.db, { vendorId: vendor.id })
  const order = await createOrder(app.db, {
    customerId: awaId,
    lines: [{ productId: sold.id, quantity: 2 }],
    paymentMethod: 'cinetpay',
    status: 'cancelled',
  })
  const refund = await createRefund(app.db, order)
  const awa = await app.browser(awaId)
  const seenBy = async (person: TestBrowser) =>
    (await person.api.getOrder({ params: { id: order.id } })).refunds
  const due = {
    id: refund.id,
    amount: '3000.00',
    sent: '0.00',
    owed: '3000.00',
    underWay: '0.00',
    reason: 'Paiement reçu après l’annulation',
    status: 'due',
    reference: null,
    createdAt: refund.createdAt.toISOString(),
    settledAt: null,
  }
  expect(await seenBy(awa)).toEqual([due])
  expect(await seenBy(fatou)).toEqual([due])
  expect(await seenBy(await app.browser(vendor.userId))).toEqual([])

  await settle(fatou, refund.id)
  expect(await seenBy(awa)).toEqual([
    {
      ...due,
      sent: '3000.00',
      owed: '0.00',
      status: 'done',
      reference: 'OM-7788',
      settledAt: expect.stringMatching(/^20.*Z$/),
    },
  ])
})

test('who has waited longest for their money comes first; of what was sent, the latest', async () => {
  const refundIds = [(await owe()).refund.id, (await owe()).refund.id]
  const listed = async (status: RefundStatus) => {
    const { items } = await fatou.api.listRefunds({ query: { status, limit: 100 } })
    return items.map(({ id }) => id).filter(id => refundIds.includes(id))
  }
  expect(await listed('due')).toEqual(refundIds)
  for (const id of refundIds) await settle(fatou, id)
  expect(await listed('done')).toEqual(refundIds.toReversed())
})

test('Fatou sees what is due, whose it is, and notes that it was sent', async () => {
  const { order, refund } = await owe()
  const number = orderNumber(order.serial)
  const due = await fatou.tries.listRefunds({ query: { status: 'due', search: number } })
  const shown = {
    id: refund.id,
    orderId: order.id,
    orderNumber: number,
    amount: '3000.00',
    sent: '0.00',
    owed: '3000.00',
    underWay: '0.00',
    reason: 'Paiement reçu après l’annulation',
    status: 'due',
    reference: null,
    createdAt: refund.createdAt.toISOString(),
    settledAt: null,
    customer: { fullName: 'Awa Koné', phone: '+2250707000001' },
    payer: { phone: '+2250707000001', operator: 'ORANGE_MONEY_CI' },
  }
  expect(due).toMatchObject({
    status: 200,
    body: { items: [shown], owed: '3000.00', total: 1, page: 1, limit: 20 },
  })

  const done = await settle(fatou, refund.id, '  OM-7788 ')
  const settled = {
    ...shown,
    sent: '3000.00',
    owed: '0.00',
    status: 'done',
    reference: 'OM-7788',
    settledAt: expect.any(String),
  }
  expect(done).toMatchObject({ status: 200, body: settled })
  expect((await fatou.tries.listRefunds({ query: { status: 'due', search: number } })).body.items).toEqual([])
  expect((await fatou.tries.listRefunds({ query: { status: 'done', search: number } })).body.items).toEqual([
    settled,
  ])
  expect(await auditOf(refund.id)).toMatchObject([
    {
      actorId: fatouId,
      action: 'refund.done',
      before: { status: 'due' },
      after: { status: 'done', reference: 'OM-7788', orderId: order.id, amount: '3000.00' },
    },
  ])
})

test('two administrators settle one refund at once: one does, the other is refused', async () => {
  const { refund } = await owe()
  const admins = [fatou, ibrahim, fatou, ibrahim]
  const answers = await Promise.all(admins.map((admin, index) => settle(admin, refund.id, `OM-${index}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const [won] = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 409)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['refund_settled']))
  expect(await auditOf(refund.id)).toMatchObject([{ after: { reference: won!.body.reference } }])
})

test('what was sent must be what is owed: another may have sent a part of it', async () => {
  const { refund } = await owe()
  const note = (amount: string) =>
    fatou.tries.settleRefund({
      params: { id: refund.id },
      body: { status: 'done', reference: 'OM-8', amount },
    })
  await sendPart(app.db, refund, 1_800)
  const { status, body } = await note('3000.00')
  expect([status, body.code, body.amount]).toEqual([409, 'owed_changed', '1200.00'])
  expect(body.message).toMatch(/^Le montant à rembourser a changé/)
  expect((await note('1200.00')).status).toBe(200)
  expect((await note('1200.00')).body.code).toBe('refund_settled')
})

test.each([
  ['no reference', undefined],
  ['a blank reference', '   '],
  ['an endless reference', 'x'.repeat(101)],
])('%s is refused', async (_what, reference) => {
  const { refund } = await owe()
  const answer = await fatou.tries.settleRefund({
    params: { id: refund.id },
    body: { status: 'done', reference },
  })
  expect(answer).toMatchObject({ status: 400, body: { errors: { reference: expect.any(String) } } })
  expect(await auditOf(refund.id)).toEqual([])
})

test('a refund cannot be made due again, nor one that does not exist be made', async () => {
  const { refund } = await owe({ status: 'done', reference: 'OM-1', settledAt: new Date() })
  const back = await fatou.tries.settleRefund({
    params: { id: refund.id },
    body: { status: 'due', reference: 'OM-2' },
  })
  expect(back.status).toBe(400)
  expect(await settle(fatou, refund.id)).toMatchObject({ status: 409, body: { code: 'refund_settled' } })
  expect(await settle(fatou, newId())).toMatchObject({ status: 404, body: { code: 'refund_not_found' } })
})

test('the history of the order tells its statuses only: a refund changes none', async () => {
  const { order, refund } = await owe()
  expect((await settle(fatou, refund.id)).status).toBe(200)
  expect(await app.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))).toEqual([])
})

test('an order whose money was given back cannot be revived; one whose refund is due can', async () => {
  const settled = await owe()
  await settle(fatou, settled.refund.id)
  const revive = (id: string) => fatou.tries.setOrderStatus({ params: { id }, body: { status: 'pending' } })
  expect(await revive(settled.order.id)).toMatchObject({ status: 409, body: { code: 'refund_done' } })
  const due = await owe()
  expect((await revive(due.order.id)).status).toBe(200)
  expect((await settle(fatou, due.refund.id)).status).toBe(404)
})

describe('the list', () => {
  const list = async (query: string) => (await fatou.get(`/api/admin/refunds?${query}`)).body

  beforeEach(async () => {
    await owe()
    await owe()
    await owe()
  })

  test('goes from the latest to the oldest, page after page', async () => {
    const { total } = await list('limit=2')
    const pages = Array.from({ length: Math.ceil(total / 2) }, (_, index) =>
      list(`limit=2&page=${index + 1}`),
    )
    const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }: { id: string }) => id))
    expect(ids).toHaveLength(total)
    expect(ids).toEqual([...ids].sort().reverse())
    expect(await list('limit=2&page=9999')).toMatchObject({ items: [], total, page: 9999 })
  })

  test('what is owed is that of all pages, less what was sent; nothing of what was made', async () => {
    const { owed } = await list('status=due&limit=1')
    const { refund } = await owe()
    await sendPart(app.db, refund, 1_800)
    await owe({ status: 'done', reference: 'OM-3', settledAt: new Date() })
    const more = amountOf(centimesOf(owed) + 1_200_00)
    expect((await list('status=due&limit=1')).owed).toBe(more)
    expect((await list('limit=1')).owed).toBe(more)
    expect((await list('status=done')).owed).toBe('0.00')
  })

  test('a word that is no order number finds nothing', async () => {
    expect(await list('search=awa')).toMatchObject({ items: [], total: 0, owed: '0.00' })
    expect((await list('search=+')).total).toBeGreaterThan(2)
  })

  test.each(['status=paid', 'page=0', 'page=x', 'limit=0', 'page=1.5'])('%s is refused', async query => {
    expect((await fatou.get(`/api/admin/refunds?${query}`)).status).toBe(400)
  })

  test('more than 100 at once are 100', async () => {
    expect((await list('limit=500')).limit).toBe(100)
  })
})
