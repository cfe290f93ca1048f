import { and, eq, gt, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { orderEvents, orders } from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import { advanceTransfer } from '#server/payments/transfers/advance-transfer.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { eventually } from '#tests/support/servers/processes.ts'

/** What the provider does wrong, of which no book of the shop can be right by itself. */
let shop: PayingShop
beforeAll(async () => {
  shop = await startPayingShop('v1')
})
afterEach(() => shop.setFaults({}))
afterAll(() => shop.close())

async function orderToPay() {
  const { db, browser } = shop.app
  const awa = await createCustomer(db)
  const { id: productId } = await createProduct(db, {
    vendorId: (await createVendor(db)).id,
    price: '1500.00',
  })
  const lines = [{ productId, quantity: 2 }]
  const { id } = await createOrder(db, { customerId: awa.id, paymentMethod: 'cinetpay', lines })
  const page = await browser(awa.id)
  return { id, open: () => page.tries.initializePayment({ body: { orderId: id } }) }
}

test('a payment cannot be opened from an address that is not on the list; the order is kept, and paid later', async () => {
  await shop.setFaults({ caller: 'not_allowed' })
  const order = await orderToPay()
  const { status, body } = await order.open()
  expect([status, body.code]).toEqual([503, 'provider_unavailable'])
  await shop.setFaults({})
  const opened = await order.open()
  await shop.pay(opened.body.payment_url, 'accept')
  expect(await shop.report(opened.body.transaction_id)).toMatchObject({ success: true })
})

test('one that answers nothing is not asked about hundreds of payments in one round', async () => {
  const { db, deps } = shop.app
  const { id: orderId } = await orderToPay()
  const longAgo = new Date(Date.now() - HOUR_MS)
  const attempt = { orderId, amount: '3000.00', provider: 'cinetpay', providerApi: 'v1', createdAt: longAgo }
  await db.insert(payments).values(
    Array.from({ length: 60 }, (_, index) => ({
      ...attempt,
      transactionId: `SILENT-${index}`,
      updatedAt: longAgo,
    })),
  )
  await shop.setFaults({ answer: 'error_500' })
  await sweepPayments(deps)
  const asked = await db.$count(payments, and(eq(payments.orderId, orderId), gt(payments.updatedAt, longAgo)))
  expect(asked).toBeGreaterThanOrEqual(8)
  expect(asked).toBeLessThan(30)
})

test('orders that a silent provider keeps do not keep those that nobody tried to pay', async () => {
  const { db, deps } = shop.app
  const kept = await Promise.all(Array.from({ length: 101 }, orderToPay))
  const waited = new Date(deps.clock().getTime() - 40 * MINUTE_MS)
  const overdue = (ids: string[], createdAt: Date) =>
    Promise.all([
      db.update(orders).set({ createdAt }).where(inArray(orders.id, ids)),
      db.update(orderEvents).set({ createdAt }).where(inArray(orderEvents.orderId, ids)),
    ])
  await overdue(
    kept.map(({ id }) => id),
    waited,
  )
  await db.insert(payments).values(
    kept.map(({ id: orderId }, index) => ({
      orderId,
      amount: '3000.00',
      provider: 'cinetpay',
      providerApi: 'v1',
      transactionId: `UNANSWERED-${index}`,
      createdAt: waited,
      updatedAt: waited,
    })),
  )
  const { id } = await orderToPay()
  await overdue([id], new Date(waited.getTime() + MINUTE_MS))
  await shop.setFaults({ answer: 'error_500' })
  await sweepPayments(deps)
  const [untried] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id))
  expect(untried).toEqual({ status: 'cancelled' })
})

test('the books of a shop whose provider is silent are in order', async () => {
  const { db, pool, deps } = shop.app
  const { id: orderId } = await orderToPay()
  const waited = new Date(deps.clock().getTime() - 40 * MINUTE_MS)
  await db.update(orders).set({ createdAt: waited }).where(eq(orders.id, orderId))
  await db.update(orderEvents).set({ createdAt: waited }).where(eq(orderEvents.orderId, orderId))
  const longAgo = new Date(deps.clock().getTime() - 2 * HOUR_MS)
  const attempt = { orderId, amount: '3000.00', provider: 'cinetpay', providerApi: 'v1' }
  await db.insert(payments).values([
    { ...attempt, transactionId: 'SILENT-OPENED', createdAt: waited, updatedAt: waited },
    { ...attempt, transactionId: 'SILENT-NEVER-OPENED', createdAt: longAgo, updatedAt: longAgo },
  ])
  await shop.setFaults({ answer: 'error_500' })
  await sweepPayments(deps)
  const found = await runChecks(pool, { now: deps.clock() })
  const brokenBy = (subjects: string[]) =>
    found.flatMap(({ name, rows }) => (rows.some(({ subject }) => subjects.includes(subject)) ? [name] : []))
  expect(brokenBy([orderId, 'SILENT-OPENED', 'SILENT-NEVER-OPENED'])).toEqual([])
})

test('a token whose day is over is renewed, and the payment is opened once', async () => {
  await (await orderToPay()).open()
  await shop.expireTokens()
  const order = await orderToPay()
  expect((await order.open()).status).toBe(200)
  const attempts = await shop.app.db.select().from(payments).where(eq(payments.orderId, order.id))
  expect(attempts).toHaveLength(1)
  expect(await shop.ledgerOf(attempts[0]!.transactionId)).toMatchObject({ state: 'initiated' })
})

test('a transfer that is sent after it was refused is owed again here, and found by the integrity checks', async () => {
  const { db, pool, deps, browser } = shop.app
  const admin = await browser((await createAdmin(db)).id)
  const vendor = await createVendor(db)
  const { id: productId } = await createProduct(db, { vendorId: vendor.id, price: '12000.00' })
  await createOrder(db, {
    customerId: (await createCustomer(db)).id,
    lines: [{ productId, quantity: 1 }],
    paymentMethod: 'cinetpay',
    status: 'delivered',
    paymentStatus: 'completed',
  })
  await confirmNumber(db, vendor.id)
  await shop.setFaults({ transfer: 'after_refusal', waitingMs: HOUR_MS, notification: 'lost' })
  const { made } = await admin.api.makeTransfers({ body: { vendorIds: [vendor.id] } })
  const { id, reference } = made[0]!
  const shown = async () => (await admin.api.listTransfers()).items.find(transfer => transfer.id === id)
  const isFailed = async () => {
    await advanceTransfer(deps, id)
    return (await shown())?.status === 'failed'
  }
  expect(await eventually(isFailed)).toBe(true)
  await shop.hasten()
  const atProvider = (await shop.transfers()).find(transfer => transfer.id === reference)
  expect(atProvider).toMatchObject({ state: 'accepted' })

  // Nobody asks about it any more: whoever pays it again by a look at the books alone would pay twice.
  await sweepTransfers(deps)
  expect(await shown()).toMatchObject({ status: 'failed', isOwedAgain: true })
  const found = await runChecks(pool, { providerTransfers: await shop.transfers() })
  const { rows } = found.find(({ name }) => name === 'provider_sent_is_ours')!
  expect(rows).toMatchObject([{ subject: reference }])
})
