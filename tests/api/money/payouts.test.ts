import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwedToVendor, ParcelMoney } from '#contract/money/payouts.schemas.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { payoutParcels, payouts } from '#database/schema/payouts.ts'
import { countWaiting } from '#tests/support/database/count-waiting.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { eventually } from '#tests/support/servers/processes.ts'

let app: TestApp
let fatou: TestBrowser
let ibrahim: TestBrowser
let awaId: string
let vendorId: string
let yao: TestBrowser
let productId: string

beforeAll(async () => {
  app = await startTestApp()
  fatou = await app.browser((await createAdmin(app.db, { username: 'fatou' })).id)
  ibrahim = await app.browser((await createAdmin(app.db)).id)
  awaId = (await createCustomer(app.db)).id
})
beforeEach(async () => {
  const vendor = await createVendor(app.db, { businessName: 'Ferme de Yao' }, { phone: '+2250505000001' })
  vendorId = vendor.id
  yao = await app.browser(vendor.userId)
  productId = (await createProduct(app.db, { vendorId, price: '1500.00', stock: 100 })).id
})
afterAll(() => app.close())

type Fields = Partial<Parameters<typeof createOrder>[1]>
const sell = (fields: Fields) =>
  createOrder(app.db, { customerId: awaId, lines: [{ productId, quantity: 2 }], ...fields })
/** Paid online and delivered: AMIC holds the vendor's money. */
const owe = (fields: Fields = {}) =>
  sell({ paymentMethod: 'cinetpay', status: 'delivered', paymentStatus: 'completed', ...fields })

const revenue = async (query = '') => (await yao.get(`/api/vendor/revenue${query}`)).body
const owedNow = async (): Promise<OwedToVendor | undefined> =>
  (await fatou.api.listOwed({ query: { limit: 100 } })).items.find(owed => owed.vendorId === vendorId)
const pay = (admin: TestBrowser, reference: string, fields: Record<string, unknown> = {}) =>
  admin.tries.payVendor({ body: { vendorId, reference, ...fields } })
const payoutsOfVendor = () => app.db.select().from(payouts).where(eq(payouts.vendorId, vendorId))

test('the vendor reads where the money of each parcel is', async () => {
  const cash = await sell({ status: 'delivered', paymentStatus: 'completed' })
  const unpaid = await sell({ status: 'delivered' })
  const paidOut = await owe()
  await pay(fatou, 'VIR-1')
  const owed = await owe()
  const onItsWay = await owe({ status: 'shipped' })
  const cancelled = await owe({ status: 'cancelled' })
  await createRefund(app.db, cancelled, { parcelId: cancelled.parcels[0]!.id })
  await sell({ status: 'pending' })
  await sell({ status: 'cancelled' })

  const { totals, items, total } = await revenue()
  expect(totals).toEqual({
    received: '9000.00',
    collected: '3000.00',
    paidOut: '3000.00',
    underWay: '0.00',
    borne: '0.00',
    owed: '3000.00',
    unpaid: '3000.00',
  })
  expect(total).toBe(6)
  const told = (items as ParcelMoney[]).map(({ orderNumber: number, situation, lines }) => [
    number,
    situation,
    lines.map(({ kind, amount, isDue, reference }) =>
      [kind, amount, isDue && 'due', reference].filter(Boolean).join(' '),
    ),
  ])
  expect(told).toEqual([
    [orderNumber(cancelled.serial), 'cancelled', ['sale 3000.00', 'online 3000.00', 'refund 3000.00 due']],
    [orderNumber(onItsWay.serial), 'awaiting_delivery', ['sale 3000.00', 'online 3000.00']],
    [orderNumber(owed.serial), 'owed', ['sale 3000.00', 'online 3000.00']],
    [orderNumber(paidOut.serial), 'paid_out', ['sale 3000.00', 'online 3000.00', 'payout 3000.00 VIR-1']],
    [orderNumber(unpaid.serial), 'unpaid', ['sale 3000.00']],
    [orderNumber(cash.serial), 'collected', ['sale 3000.00', 'cash 3000.00']],
  ])
})

test('what was collected, paid out and owed together is the revenue of the vendor’s figures', async () => {
  await sell({ status: 'delivered', paymentStatus: 'completed' })
  await owe()
  await pay(fatou, 'VIR-1')
  await owe()
  const stats = await yao.api.getVendorStats()
  expect(stats.revenueReceived).toBe('9000.00')
  expect((await revenue()).totals).toEqual({
    received: '9000.00',
    collected: '3000.00',
    paidOut: '3000.00',
    underWay: '0.00',
    borne: '0.00',
    owed: '3000.00',
    unpaid: stats.revenueToReceive,
  })
})

test('the day of a payment is that of the history', async () => {
  const order = await sell({ status: 'delivered' })
  await yao.tries.confirmCashPayment({ params: { id: order.id }, body: { paymentStatus: 'completed' } })
  const [{ lines }] = (await revenue()).items
  expect(lines).toMatchObject([{ kind: 'sale' }, { kind: 'cash', at: expect.stringMatching(/^20/) }])
})

test('a vendor reads its own parcels only', async () => {
  const other = await createVendor(app.db)
  const otherProduct = await createProduct(app.db, { vendorId: other.id, price: '500.00' })
  const order = await owe({
    lines: [
      { productId, quantity: 1 },
      { productId: otherProduct.id, quantity: 1 },
    ],
  })
  const theirs = await app.browser(other.userId)
  const body = await theirs.api.listVendorRevenue()
  expect(body.items).toMatchObject([{ orderId: order.id, amount: '500.00' }])
  expect(body.totals.owed).toBe('500.00')
  expect((await revenue()).totals.owed).toBe('1500.00')
  await pay(fatou, 'VIR-1')
  expect((await revenue()).lastPayout).toMatchObject({ amount: '1500.00' })
  expect((await theirs.api.listVendorRevenue()).lastPayout).toBe(null)
})

test('a payout covers all that is owed, once', async () => {
  await owe()
  await owe()
  await sell({ status: 'delivered', paymentStatus: 'completed' })
  await owe({ status: 'shipped' })
  expect(await owedNow()).toEqual({
    vendorId,
    businessName: 'Ferme de Yao',
    phone: '+2250505000001',
    payoutNumber: null,
    amount: '6000.00',
    parcelCount: 2,
    disputed: { problems: 0, amount: '0.00', owed: '0.00' },
  })
  const made = await pay(fatou, 'VIR-1', { amount: '6000.00' })
  const payout = {
    vendorId,
    businessName: 'Ferme de Yao',
    amount: '6000.00',
    parcelCount: 2,
    reference: 'VIR-1',
    createdBy: 'fatou',
  }
  expect(made).toMatchObject({ status: 200, body: payout })
  expect(await owedNow()).toBeUndefined()
  expect((await fatou.api.listPayouts()).items[0]).toMatchObject(payout)
  expect((await revenue()).lastPayout).toEqual({
    amount: '6000.00',
    at: made.body.createdAt,
    reference: 'VIR-1',
  })
  expect(await app.db.select().from(auditEvents).where(eq(auditEvents.targetId, vendorId))).toMatchObject([
    { action: 'payout.made', after: { amount: '6000.00', reference: 'VIR-1', parcels: 2 } },
  ])
})

test('the same reference again is the same payout', async () => {
  await owe()
  const first = await pay(fatou, 'VIR-1')
  await owe()
  const again = await pay(fatou, 'VIR-1')
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(await payoutsOfVendor()).toHaveLength(1)
  expect((await owedNow())?.amount).toBe('3000.00')
})

test('of another sum it is refused: nothing would be noted', async () => {
  await owe()
  await pay(fatou, 'Wave', { amount: '3000.00' })
  expect((await pay(fatou, 'Wave', { amount: '3000.00' })).status).toBe(200)
  await owe()
  for (const [amount, code] of [
    ['3000.00', 'reference_used'],
    ['9000.00', 'owed_changed'],
  ] as const)
    expect(await pay(fatou, 'Wave', { amount })).toMatchObject({ status: 409, body: { code } })
  expect(await payoutsOfVendor()).toHaveLength(1)
  expect((await owedNow())?.amount).toBe('3000.00')
  expect((await pay(fatou, 'Wave, décembre', { amount: '3000.00' })).status).toBe(200)
})

test('two payouts at once: one covers the money, the other finds nothing owed', async () => {
  for (let count = 0; count < 5; count += 1) await owe()
  const admins = [fatou, ibrahim, fatou, ibrahim]
  const answers = await Promise.all(admins.map((admin, index) => pay(admin, `VIR-${index}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await payoutsOfVendor()).toMatchObject([{ amount: '15000.00' }])
})

test('one reference sent twice at once is one payout', async () => {
  await owe()
  const [one, two] = await Promise.all([pay(fatou, 'VIR-1'), pay(ibrahim, 'VIR-1')])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(one.body.id).toBe(two.body.id)
})

test('a payout and an order that is taken back at once never both happen', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => owe()))
  const take = (id: string) => ibrahim.tries.setOrderStatus({ params: { id }, body: { status: 'shipped' } })
  const [paid, ...taken] = await Promise.all([pay(fatou, 'VIR-1'), ...orders.map(({ id }) => take(id))])
  const [payout] = await payoutsOfVendor()
  const covered = payout
    ? await app.db.select().from(payoutParcels).where(eq(payoutParcels.payoutId, payout.id))
    : []
  expect(paid.status).toBe(payout ? 200 : 409)
  for (const [index, { parcels }] of orders.entries()) {
    const isCovered = covered.some(({ parcelId }) => parcelId === parcels[0]!.id)
    expect(taken[index]!.status).toBe(isCovered ? 409 : 200)
  }
  expect(Number(payout?.amount ?? 0)).toBe(covered.length * 3000)
})

test('what is taken back while a payout waits for it is not paid', async () => {
  const {
    id,
    parcels: [parcel],
  } = await owe()
  const bothWait = async () => (await countWaiting(app.pool)) === 2
  let paying: ReturnType<typeof pay> | undefined
  const taken = await whileHeld(app.pool, {
    hold: client => client.query('select from parcels where id = $1 for update', [parcel!.id]),
    act: () => ibrahim.tries.setOrderStatus({ params: { id }, body: { status: 'shipped' } }),
    meanwhile: async () => {
      paying = pay(fatou, 'VIR-1')
      expect(await eventually(bothWait)).toBe(true)
    },
  })
  expect(taken.status).toBe(200)
  expect(await paying).toMatchObject({ status: 409, body: { code: 'nothing_owed' } })
  expect(await payoutsOfVendor()).toEqual([])
})

test('an order whose vendor was paid stays delivered', async () => {
  const order = await owe()
  await pay(fatou, 'VIR-1')
  const back = await fatou.tries.setOrderStatus({ params: { id: order.id }, body: { status: 'cancelled' } })
  expect(back).toMatchObject({ status: 409, body: { code: 'paid_out' } })
  expect((await fatou.api.getOrder({ params: { id: order.id } })).status).toBe('delivered')
  expect((await revenue()).totals.paidOut).toBe('3000.00')
})

test('what was sent must be what is owed', async () => {
  await owe()
  await owe()
  const answer = await pay(fatou, 'VIR-1', { amount: '3000.00' })
  expect(answer).toMatchObject({ status: 409, body: { code: 'owed_changed', amount: '6000.00' } })
  expect(await payoutsOfVendor()).toEqual([])
})

test('nothing owed, nobody to pay, no reference: refused', async () => {
  expect(await pay(fatou, 'VIR-1')).toMatchObject({ status: 409, body: { code: 'nothing_owed' } })
  const nobody = await fatou.tries.payVendor({ body: { vendorId: newId(), reference: 'VIR-1' } })
  expect(nobody).toMatchObject({ status: 404, body: { code: 'vendor_not_found' } })
  const without = await pay(fatou, ' ')
  expect(without).toMatchObject({ status: 400, body: { message: 'Indiquez la référence du transfert' } })
})

test('the lists go page after page', async () => {
  for (let count = 0; count < 3; count += 1) {
    await owe()
    await pay(fatou, `VIR-${count}`)
  }
  const second = await revenue('?limit=2&page=2')
  expect(second).toMatchObject({ total: 3, page: 2, limit: 2 })
  expect(second.items).toHaveLength(1)
  const { body } = await fatou.tries.listPayouts({ query: { limit: '1', page: '2' } })
  expect(body.items).toMatchObject([{ reference: 'VIR-1', vendorId }])
})

test('payouts that were noted are found by a part of their reference, or of their vendor’s name', async () => {
  await owe()
  await pay(fatou, 'Vir-704884')
  const found = async (search: string) =>
    (await fatou.api.listPayouts({ query: { search } })).items.map(({ reference }) => reference)
  for (const search of ['VIR-704884', '4884', 'vir-7']) expect(await found(search)).toEqual(['Vir-704884'])
  expect((await found('ERME de yao'))[0]).toBe('Vir-704884')
  for (const search of ['VIR-704885', '%', 'personne']) expect(await found(search)).toEqual([])
})
