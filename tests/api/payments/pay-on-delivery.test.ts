import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { orderEvents, orders } from '#database/schema/orders.ts'
import { canSwitchToCash, lockOrder, switchToCash } from '#server/orders/public.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import { countWaiting } from '#tests/support/database/count-waiting.ts'
import type { TestAnswer } from '#tests/support/http/browser.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type CheckedShop, startCheckedShop } from '#tests/support/shops/checked-shop.ts'
import { openPayingMarket, type PayingMarket } from '#tests/support/shops/paying-market.ts'

let shop: CheckedShop
let market: PayingMarket
beforeAll(async () => {
  shop = await startCheckedShop('v2')
  market = await openPayingMarket(shop)
  await shop.openBooks()
})
afterAll(async () => {
  try {
    await shop.finish()
    expect(await shop.findings()).toEqual({})
  } finally {
    await shop.close()
  }
})
afterEach(() => shop.setFaults({}))

const payOnDelivery = (id: string): Promise<TestAnswer> =>
  market.awa.tries.changePaymentMethod({ params: { id }, body: { paymentMethod: 'cash_on_delivery' } })
const unpaidOnes = async () => (await market.awa.api.listUnpaidOrders()).map(({ id }) => id)
const underWay = async () => (await market.awa.api.getCustomerStats()).inProgress

/** An order whose payment was refused, as far as we know. */
async function refusedOrder(): Promise<Order> {
  const { id } = await market.order()
  const { transactionId, paymentUrl } = await market.initialise(id)
  await shop.pay(paymentUrl, 'refuse')
  expect(await shop.report(transactionId)).toMatchObject({ status: 'REFUSED' })
  return market.readOrder(id)
}

/** The same, and the provider has accepted it since, which nobody has told us. */
async function refusedThenAccepted(): Promise<Order> {
  const { id } = await market.order()
  const { transactionId, paymentUrl } = await market.initialise(id)
  await shop.setFaults({ acceptance: 'after_refusal', waitingMs: HOUR_MS, notification: 'lost' })
  await shop.pay(paymentUrl, 'refuse')
  expect(await shop.report(transactionId)).toMatchObject({ status: 'REFUSED' })
  await shop.hasten()
  expect(await shop.ledgerOf(transactionId)).toMatchObject({ state: 'accepted' })
  return market.readOrder(id)
}

test('after a failed payment the customer pays at the delivery, and its producer prepares the order', async () => {
  const before = await underWay()
  const { id, can, paymentStatus } = await refusedOrder()
  expect([paymentStatus, can.payOnDelivery]).toEqual(['failed', true])
  expect([await unpaidOnes(), await underWay()]).toEqual([[id], before])

  const { status, body } = await payOnDelivery(id)
  expect([status, body]).toMatchObject([
    200,
    {
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'pending',
      payBefore: null,
      can: { pay: false, payOnDelivery: false, cancel: true },
    },
  ])
  expect([await unpaidOnes(), await underWay()]).toEqual([[], before + 1])
  expect(body.events.at(-1)).toMatchObject({
    kind: 'method',
    parcelId: null,
    actor: 'customer',
    from: 'cinetpay',
    to: 'cash_on_delivery',
  })

  shop.travel(31)
  await sweepPayments(shop.app.deps)
  expect(
    (await market.vendor.tries.changeOrderStatus({ params: { id }, body: { status: 'confirmed' } })).status,
  ).toBe(200)
  for (const next of ['shipped', 'delivered']) {
    await market.vendor.tries.changeOrderStatus({ params: { id }, body: { status: next } })
  }
  const paid = { paymentStatus: 'completed' }
  expect((await market.vendor.tries.confirmCashPayment({ params: { id }, body: paid })).status).toBe(200)
})

test('its producer hears of it in the same moment', async () => {
  const { id } = await market.order()
  const aborted = new AbortController()
  const stream = await market.vendor.fetch('/api/vendor/orders/events', { signal: aborted.signal })
  await payOnDelivery(id)
  let heard = ''
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    heard += chunk
    if (heard.includes(id)) break
  }
  expect(heard).toContain('event: changed')
  aborted.abort()
})

test('its producer has 72 hours from then on, not from when it was placed', async () => {
  const { id } = await market.order()
  shop.travel(20)
  await payOnDelivery(id)
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, id))
  expect(order!.answerAwaitedSince!.getTime()).toBeGreaterThan(order!.createdAt.getTime() + 19 * MINUTE_MS)
})

test('asked twice at once, it happens once', async () => {
  const { id } = await refusedOrder()
  const answers = await Promise.all(Array.from({ length: 8 }, () => payOnDelivery(id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const events = await shop.app.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
  expect(events.filter(({ kind }) => kind === 'method')).toHaveLength(1)
})

test('while a payment is open at the provider nothing changes', async () => {
  const { id } = await market.order()
  const { paymentUrl } = await market.initialise(id)
  expect((await market.readOrder(id)).can).toMatchObject({ pay: true, payOnDelivery: false })
  const answer = await payOnDelivery(id)
  expect([answer.status, answer.body.code]).toEqual([409, 'payment_open'])
  expect(answer.body.message).toMatch(/encore en cours/)
  expect(await market.readOrder(id)).toMatchObject({ paymentMethod: 'cinetpay', can: { pay: true } })

  // Refused meanwhile, and the notification lost: the provider is asked.
  await shop.setFaults({ notification: 'lost' })
  await shop.pay(paymentUrl, 'refuse')
  expect((await payOnDelivery(id)).status).toBe(200)
})

test('a provider that does not say whether the payment is over keeps the order as it is', async () => {
  const { id } = await market.order()
  const { paymentUrl } = await market.initialise(id)
  await shop.setFaults({ answer: 'error_500', answerOf: 'check', notification: 'lost' })
  await shop.pay(paymentUrl, 'refuse')
  expect(await payOnDelivery(id)).toMatchObject({ status: 409, body: { code: 'payment_open' } })
  expect((await market.readOrder(id)).paymentMethod).toBe('cinetpay')
})

test('what was paid without our knowing stays paid online', async () => {
  const { id } = await market.order()
  const { paymentUrl } = await market.initialise(id)
  await shop.setFaults({ notification: 'lost' })
  await shop.pay(paymentUrl, 'accept')
  expect(await payOnDelivery(id)).toMatchObject({ status: 409, body: { code: 'payment_method_fixed' } })
  expect(await market.readOrder(id)).toMatchObject({ paymentMethod: 'cinetpay', paymentStatus: 'completed' })
})

test('a cancelled order stays as it was to be paid', async () => {
  const { id } = await refusedOrder()
  await market.awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
  expect(await payOnDelivery(id)).toMatchObject({ status: 409, body: { code: 'payment_method_fixed' } })
  expect(await unpaidOnes()).not.toContain(id)
})

test('no other way to pay can be chosen, and another’s order does not exist', async () => {
  const { id } = await refusedOrder()
  const path = `/api/orders/${id}/payment-method`
  expect(await market.awa.post(path, { paymentMethod: 'cinetpay' })).toMatchObject({ status: 400 })
  expect(await market.awa.post(path)).toMatchObject({ status: 400 })
  for (const stranger of [market.vendor, market.admin]) {
    expect(await stranger.post(path, { paymentMethod: 'cash_on_delivery' })).toMatchObject({ status: 403 })
  }
  expect((await market.readOrder(id)).paymentMethod).toBe('cinetpay')
})

test('what was refused and accepted since stays paid online', async () => {
  const { id } = await refusedThenAccepted()
  expect(await payOnDelivery(id)).toMatchObject({ status: 409, body: { code: 'payment_method_fixed' } })
  const order = await market.readOrder(id)
  expect(order).toMatchObject({ paymentMethod: 'cinetpay', paymentStatus: 'completed', refunds: [] })
})

test('money that we hear of after the change is owed back, and the cash is still to be paid', async () => {
  const { id } = await refusedThenAccepted()
  await shop.setFaults({ answer: 'error_500', answerOf: 'check' })
  expect((await payOnDelivery(id)).status).toBe(200)
  await shop.setFaults({})
  shop.travel(6)
  await sweepPayments(shop.app.deps)
  const order = await market.readOrder(id)
  expect(order).toMatchObject({ paymentMethod: 'cash_on_delivery', paymentStatus: 'pending' })
  expect(order.refunds).toMatchObject([
    {
      amount: order.total,
      status: 'due',
      reason: 'Paiement en ligne reçu après le choix de payer à la livraison',
    },
  ])

  // Cancelled and taken up again, the order is still one in cash, and the money still to be given back.
  for (const status of ['cancelled', 'pending']) {
    expect((await market.admin.tries.setOrderStatus({ params: { id }, body: { status } })).status).toBe(200)
  }
  const revived = await market.readOrder(id)
  expect(revived).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
  expect(revived.refunds).toMatchObject([{ status: 'due' }])
})

/** What the customer's choice does once the provider was asked, and had not accepted yet. */
const turn = (id: string): Promise<boolean> =>
  shop.app.db.transaction(async tx => {
    const locked = (await lockOrder(tx, id))!
    if (!canSwitchToCash(locked.order, locked.parcels)) return false
    await switchToCash(tx, shop.app.deps, locked)
    return true
  })

test('whoever comes first, the payment or the choice of cash, has the order; the books tell one story', async () => {
  const raced: Order[] = []
  for (let index = 0; index < 6; index += 1) raced.push(await refusedThenAccepted())
  await shop.setFaults({})
  shop.travel(6)
  const [, ...turned] = await Promise.all([sweepPayments(shop.app.deps), ...raced.map(({ id }) => turn(id))])
  for (const [index, { id }] of raced.entries()) {
    const { paymentMethod, paymentStatus, refunds } = await market.readOrder(id)
    const owed = refunds.map(({ status }) => status)
    expect([paymentMethod, paymentStatus, owed]).toEqual(
      turned[index] ? ['cash_on_delivery', 'pending', ['due']] : ['cinetpay', 'completed', []],
    )
  }
  await shop.finish()
  expect(await shop.findings()).toEqual({})
})

test('the database itself refuses cash for what is paid, or may be yet', async () => {
  const open = await market.order()
  await market.initialise(open.id)
  const paid = await market.order()
  await shop.pay((await market.initialise(paid.id)).paymentUrl, 'accept')
  expect(await market.hasPaymentStatus(paid.id, 'completed')).toBe(true)
  for (const { id } of [open, paid]) {
    const unasked = shop.app.db.transaction(async tx =>
      switchToCash(tx, shop.app.deps, (await lockOrder(tx, id))!),
    )
    await expect(unasked).rejects.toThrow('cannot be paid in cash')
    expect((await market.readOrder(id)).paymentMethod).toBe('cinetpay')
  }
})

test('a parcel that was cancelled before, and is taken up again, is to be paid in cash too', async () => {
  const { id, parcels } = await market.order([
    { productId: market.productId, quantity: 1 },
    { productId: market.otherProductId, quantity: 1 },
  ])
  const { transactionId, paymentUrl } = await market.initialise(id)
  await shop.pay(paymentUrl, 'refuse')
  expect(await shop.report(transactionId)).toMatchObject({ status: 'REFUSED' })
  expect(
    (await market.vendor.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })).status,
  ).toBe(200)
  expect((await payOnDelivery(id)).status).toBe(200)
  for (const status of ['cancelled', 'pending']) {
    expect((await market.admin.tries.setOrderStatus({ params: { id }, body: { status } })).status).toBe(200)
  }
  const order = await market.readOrder(id)
  expect(order.parcels.map(parcel => [parcel.status, parcel.paymentStatus])).toEqual(
    parcels.map(() => ['pending', 'pending']),
  )
})

/** Resolves once somebody waits for a row that another holds. */
async function somebodyWaits(): Promise<void> {
  expect(await eventually(async () => (await countWaiting(shop.app.pool)) !== 0)).toBe(true)
}

test('the sweep that was about to cancel it finds an order in cash, and leaves it', async () => {
  const { id, items } = await market.order([{ productId: market.otherProductId, quantity: 1 }])
  const stock = await stockOf(shop.app.db, items[0]!.productId)
  shop.travel(31)
  const { db } = shop.app
  const sweeping = await db.transaction(async tx => {
    const locked = (await lockOrder(tx, id))!
    const begun = { sweep: sweepPayments(shop.app.deps) }
    await somebodyWaits()
    await switchToCash(tx, shop.app.deps, locked)
    return begun
  })
  await sweeping.sweep
  expect(await market.readOrder(id)).toMatchObject({ status: 'pending', paymentMethod: 'cash_on_delivery' })
  expect(await stockOf(db, items[0]!.productId)).toBe(stock)
})
