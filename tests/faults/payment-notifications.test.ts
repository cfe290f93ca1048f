import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { orderEvents } from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { signNotice } from '#server/payments/providers/cinetpay/notice-signature.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRandom, seedOfThisRun } from '#tests/support/makers/random.ts'
import type { Outcome } from '#tests/support/partners/cinetpay.ts'
import { type CheckedShop, startCheckedShop } from '#tests/support/shops/checked-shop.ts'
import { simulatorKeys } from '../../src/cinetpay-simulator/start-simulator.ts'

const COPIES = 100
const AT_ONCE = 50
const FORGED = 20
const outcomes: Outcome[] = ['accept', 'accept', 'refuse', 'pending']

type Notice = { expected: number; init: RequestInit }
type Payment = { transactionId: string; notifyToken: string | null }

const noticesOf = {
  v1: ({ transactionId, notifyToken }: Payment, isForged: boolean): Notice => ({
    expected: isForged ? 401 : 200,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        notify_token: isForged ? 'f'.repeat(48) : notifyToken,
        merchant_transaction_id: transactionId,
        transaction_id: newId(),
        user: { name: 'Awa' },
      }),
    },
  }),
  v2: ({ transactionId }: Payment, isForged: boolean): Notice => {
    const { siteId, secretKey } = simulatorKeys.v2
    const fields = {
      cpm_site_id: siteId,
      cpm_trans_id: transactionId,
      cpm_amount: '3000',
      cpm_error_message: 'SUCCES',
    }
    const token = signNotice(fields, isForged ? 'another secret' : secretKey)
    const init = { method: 'POST', headers: { 'x-token': token }, body: new URLSearchParams(fields) }
    return { expected: isForged ? 401 : 200, init }
  },
}

describe.each(['v1', 'v2'] as const)('through API %s', api => {
  let shop: CheckedShop
  let awa: TestBrowser
  let productId: string
  beforeAll(async () => {
    shop = await startCheckedShop(api)
    const { db } = shop.app
    awa = await shop.app.browser((await createCustomer(db)).id)
    productId = (await createProduct(db, { vendorId: (await createVendor(db)).id, stock: 100 })).id
    await shop.openBooks()
  })
  afterAll(() => shop.close())

  async function payUnheard(outcome: Outcome): Promise<string> {
    const key = newId()
    const body = orderBody([{ productId, quantity: 2 }], { paymentMethod: 'cinetpay' })
    const { body: order }: { body: Order } = await awa.tries.placeOrder({ body, idempotencyKey: key })
    shop.acknowledge(key, order)
    const opened = await awa.tries.initializePayment({ body: { orderId: order.id } })
    await shop.pay(opened.body.payment_url, outcome)
    return order.id
  }

  async function sendAll(notices: readonly Notice[]): Promise<number[]> {
    const answers: number[] = []
    const queue = notices.entries()
    const send = async () => {
      for (const [index, { init }] of queue) {
        const answer = await fetch(`${shop.app.url}/api/cinetpay/notify`, init)
        await answer.arrayBuffer()
        answers[index] = answer.status
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, send))
    return answers
  }

  test('each notification a hundred times, shuffled, fifty at once: each payment is settled once', async () => {
    const random = createRandom(seedOfThisRun('payment-notifications'))
    await shop.setFaults({ notification: 'lost' })
    const orderIds = await Promise.all(outcomes.map(payUnheard))
    const attempts = await shop.app.db.select().from(payments)
    const notices = attempts.flatMap(payment => [
      ...Array.from({ length: COPIES }, () => noticesOf[api](payment, false)),
      ...Array.from({ length: FORGED }, () => noticesOf[api](payment, true)),
    ])
    const shuffled = random.shuffle(notices)

    expect(await sendAll(shuffled)).toEqual(shuffled.map(({ expected }) => expected))

    const events = await shop.app.db.select().from(orderEvents)
    const told = orderIds.map(id =>
      events.filter(event => event.orderId === id && event.kind === 'payment').map(event => event.toStatus),
    )
    expect(told).toEqual([['completed'], ['completed'], ['failed'], []])
    await shop.finish()
    expect(await shop.findings()).toEqual({})
    const confirmations = (await shop.app.db.select().from(mails)).filter(
      mail => mail.kind === 'order-confirmed',
    )
    expect(confirmations.map(mail => mail.dedupeKey).sort()).toEqual(
      orderIds
        .slice(0, 2)
        .map(id => `order-confirmed:${id}`)
        .sort(),
    )
    expect(confirmations.map(mail => [mail.status, mail.attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
  })
})
