import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let awaId: string
let vendorId: string
let productId: string
beforeAll(async () => {
  app = await startTestApp()
  fatou = await app.browser((await createAdmin(app.db)).id)
  awaId = (await createCustomer(app.db)).id
})
beforeEach(async () => {
  vendorId = (await createVendor(app.db, { businessName: 'Ferme de Yao' })).id
  productId = (await createProduct(app.db, { vendorId, price: '1500.00', stock: 100 })).id
})
afterAll(() => app.close())

/** Paid online and delivered: AMIC holds the vendor's money. */
const owe = (lines = [{ productId, quantity: 2 }]) =>
  createOrder(app.db, {
    customerId: awaId,
    lines,
    paymentMethod: 'cinetpay',
    status: 'delivered',
    paymentStatus: 'completed',
  })
const owedNow = async (): Promise<OwedToVendor | undefined> =>
  (await fatou.api.listOwed({ query: { limit: 100 } })).items.find(owed => owed.vendorId === vendorId)

test('where a vendor is paid is what it confirmed, not the telephone of its account', async () => {
  await owe()
  expect((await owedNow())?.payoutNumber).toBeNull()
  const confirmedAt = new Date()
  await confirmNumber(app.db, vendorId, { phone: '+2250102030405', operator: 'MOOV_MONEY_CI', confirmedAt })
  const dayLater = new Date(confirmedAt.getTime() + DAY_MS)
  expect((await owedNow())?.payoutNumber).toEqual({
    phone: '+2250102030405',
    operator: 'MOOV_MONEY_CI',
    confirmedAt: confirmedAt.toISOString(),
    usableAt: dayLater.toISOString(),
  })
})

test('a problem that nobody decided is told beside what its vendor is owed, until it is decided', async () => {
  const order = await owe()
  const none = { problems: 0, amount: '0.00', owed: '0.00' }
  expect((await owedNow())?.disputed).toEqual(none)
  const id = await createProblem(app, order.id)
  expect((await owedNow())?.disputed).toEqual({ problems: 1, amount: '1500.00', owed: '1500.00' })
  // All three of a line of two: no more can be given back than it cost.
  const others = [await createProblem(app, order.id), await createProblem(app, order.id)]
  expect((await owedNow())?.disputed).toEqual({ problems: 3, amount: '3000.00', owed: '3000.00' })
  const refuse = { decision: 'refuse', reason: 'Livré entier.' } as const
  for (const other of others) await fatou.api.decideProblem({ params: { id: other }, body: refuse })
  await fatou.api.decideProblem({ params: { id }, body: refuse })
  expect((await owedNow())?.disputed).toEqual(none)
})

test('of disputed money it is told what a payout would send: neither cash nor what was paid out before', async () => {
  const paidBefore = await owe()
  await fatou.api.payVendor({ body: { vendorId, reference: 'VIR-1' } })
  await createProblem(app, paidBefore.id)
  const inCash = await createOrder(app.db, {
    customerId: awaId,
    lines: [{ productId, quantity: 2 }],
    status: 'delivered',
    paymentStatus: 'completed',
  })
  await createProblem(app, inCash.id)
  const held = await owe()
  const owed = { amount: '3000.00', parcelCount: 1 }
  expect(await owedNow()).toMatchObject({
    ...owed,
    disputed: { problems: 2, amount: '3000.00', owed: '0.00' },
  })
  await createProblem(app, held.id)
  expect(await owedNow()).toMatchObject({
    ...owed,
    disputed: { problems: 3, amount: '4500.00', owed: '1500.00' },
  })
  // What the vendor bears of an earlier sale lessens all that is sent.
  const id = await createProblem(app, paidBefore.id)
  await fatou.api.decideProblem({
    params: { id },
    body: { decision: 'refund', amount: '2000.00', bornBy: 'vendor' },
  })
  expect(await owedNow()).toMatchObject({ amount: '1000.00', disputed: { problems: 3, owed: '1000.00' } })
})

test('what vendors are owed goes page after page, the largest sum first', async () => {
  await owe()
  const other = await createVendor(app.db, { businessName: 'Ferme de Kofi' })
  const { id } = await createProduct(app.db, { vendorId: other.id, price: '90000.00', stock: 100 })
  await owe([{ productId: id, quantity: 2 }])
  const whole = await fatou.api.listOwed({ query: { limit: 100 } })
  const sums = whole.items.map(({ amount }) => Number(amount))
  expect(sums).toEqual(sums.toSorted((one, next) => next - one))
  expect(whole).toMatchObject({ total: sums.length, amount: `${sums.reduce((sum, one) => sum + one)}.00` })
  expect(whole.items[0]).toMatchObject({ vendorId: other.id, amount: '180000.00', parcelCount: 1 })
  const last = await fatou.api.listOwed({ query: { limit: 1, page: whole.total } })
  expect(last).toMatchObject({ items: [whole.items.at(-1)], total: whole.total, amount: whole.amount })
  const beyond = await fatou.api.listOwed({ query: { limit: 1, page: whole.total + 1 } })
  expect(beyond).toMatchObject({ items: [], total: whole.total, amount: whole.amount })
})
