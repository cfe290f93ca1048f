import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { signNotice } from '#server/payments/providers/cinetpay/notice-signature.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import { PASSWORD } from '#tests/support/makers/people.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { openPayingMarket, type PayingMarket } from '#tests/support/shops/paying-market.ts'
import { simulatorKeys } from '../../../src/cinetpay-simulator/start-simulator.ts'

/** The number to which money goes back is the one that paid: of the legacy API only its signed notices tell it. */
let shop: PayingShop
let market: PayingMarket
beforeAll(async () => {
  shop = await startPayingShop('v2')
  market = await openPayingMarket(shop)
})
afterEach(() => shop.setFaults({}))
afterAll(() => shop.close())

const PAID = '+2250707000001'
const tried = { cel_phone_num: '0505060708' }

/** A genuine notice: of success, from the number that `pay` pays with, unless told. */
async function notify(transactionId: string, fields: Record<string, string> = {}): Promise<number> {
  const { siteId, secretKey } = simulatorKeys.v2
  const notice = {
    cpm_site_id: siteId,
    cpm_trans_id: transactionId,
    payment_method: 'OM',
    cel_phone_num: '0707000001',
    cpm_phone_prefixe: '225',
    cpm_error_message: 'SUCCES',
    ...fields,
  }
  const { status } = await fetch(`${shop.app.url}/api/payments/cinetpay/notify`, {
    method: 'POST',
    headers: { 'x-token': signNotice(notice, secretKey) },
    body: new URLSearchParams(notice),
  })
  return status
}

/** A payment that was made, of which the shop has heard nothing yet. */
async function paidUnheard({ order, initialise, attemptsOf }: PayingMarket = market) {
  await shop.setFaults({ notification: 'lost' })
  const { id: orderId } = await order()
  const { transactionId, paymentUrl } = await initialise(orderId)
  await shop.pay(paymentUrl, 'accept')
  const payer = async () => (await attemptsOf(orderId)).map(({ payerPhone }) => payerPhone)[0]
  return { orderId, transactionId, payer }
}

test('a late notice of an earlier try with another number changes nothing', async () => {
  await shop.setFaults({ notification: 'out_of_order', lateMs: HOUR_MS })
  const { id: orderId } = await market.order()
  const { transactionId, paymentUrl } = await market.initialise(orderId)
  await shop.pay(paymentUrl, 'pending', '05 05 06 07 08')
  await shop.pay(paymentUrl, 'accept')
  expect(await market.hasPaymentStatus(orderId, 'completed')).toBe(true)
  await shop.hasten()
  expect((await shop.ledgerOf(transactionId))!.notifications).toHaveLength(2)
  expect((await market.attemptsOf(orderId))[0]).toMatchObject({ status: 'ACCEPTED', payerPhone: PAID })
})

test('a notice says who paid only where it says that somebody did, by the means that the check names', async () => {
  const { transactionId, payer } = await paidUnheard()
  expect(await notify(transactionId, { ...tried, cpm_error_message: 'PAYMENT_FAILED' })).toBe(200)
  expect(await payer()).toBeNull()
  expect(await notify(transactionId, { ...tried, payment_method: 'MOMO' })).toBe(200)
  expect(await payer()).toBeNull()
  await notify(transactionId)
  expect(await payer()).toBe(PAID)
  await notify(transactionId)
  expect(await payer()).toBe(PAID)
})

test('where two notices of success disagree nobody is known to have paid, and people give back', async () => {
  const { orderId, transactionId, payer } = await paidUnheard()
  await notify(transactionId)
  await notify(transactionId, tried)
  expect(await payer()).toBeNull()
  await notify(transactionId)
  expect(await payer()).toBeNull()
  await market.admin.tries.setOrderStatus({ params: { id: orderId }, body: { status: 'cancelled' } })
  const { items } = await market.admin.api.listRefunds()
  expect(items.find(refund => refund.orderId === orderId)).toMatchObject({ status: 'due', payer: null })
})

test('a number that is told while the provider cannot be asked is kept, and counts once it says yes', async () => {
  const { transactionId, payer } = await paidUnheard()
  await shop.setFaults({ notification: 'lost', answer: 'error_500', answerOf: 'check' })
  expect(await notify(transactionId)).toBe(200)
  expect(await payer()).toBeNull()
  await shop.setFaults({ notification: 'lost' })
  shop.travel(2)
  await sweepPayments(shop.app.deps)
  expect(await payer()).toBe(PAID)
})

test('one that was tried and refused paid nothing, whatever was said', async () => {
  await shop.setFaults({ notification: 'lost' })
  const { id: orderId } = await market.order()
  const { transactionId, paymentUrl } = await market.initialise(orderId)
  await shop.pay(paymentUrl, 'refuse')
  await notify(transactionId)
  expect((await market.attemptsOf(orderId))[0]).toMatchObject({ status: 'REFUSED', payerPhone: null })
})

test('an erasure forgets what notices said, and a repeated one writes it back nowhere', async () => {
  const { db } = shop.app
  const other = await openPayingMarket(shop)
  const { orderId, transactionId } = await paidUnheard(other)
  await notify(transactionId)
  const kept = async () => (await other.attemptsOf(orderId))[0]
  expect(await kept()).toMatchObject({ payerPhone: PAID, noticedPayers: [{ phone: PAID }] })
  await db.update(parcels).set({ status: 'delivered' }).where(eq(parcels.orderId, orderId))
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId))
  expect((await other.awa.tries.eraseAccount({ body: { password: PASSWORD } })).status).toBe(200)
  const forgotten = { status: 'ACCEPTED', payerPhone: null, noticedPayers: [] }
  expect(await kept()).toMatchObject(forgotten)
  expect(await notify(transactionId)).toBe(200)
  expect(await kept()).toMatchObject(forgotten)
})
