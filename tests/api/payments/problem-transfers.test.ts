import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payments } from '#database/schema/payments.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import {
  advance,
  atProvider,
  confirm,
  fatou,
  isEnded,
  openTransferringShop,
  owe,
  rowOf,
  send,
  shop,
  statusOf,
  totals,
} from '#tests/support/shops/transferring-shop.ts'

openTransferringShop()

/** Refunds a problem of a delivered order. */
async function refund(orderId: string, amount: string, bornBy: 'vendor' | 'amic' = 'vendor'): Promise<void> {
  const id = await createProblem(shop.app, orderId)
  const decided = await fatou.tries.decideProblem({
    params: { id },
    body: { decision: 'refund', amount, bornBy },
  })
  expect(decided.status).toBe(200)
}

test('what a vendor bears of what it had already is kept of the next transfer', async () => {
  const first = await owe(12_000)
  await confirm()
  const [sent] = (await send()).body.made
  await advance(sent!)
  expect(await isEnded(sent!.id)).toBe(true)
  await refund(first.id, '3000')
  expect(await totals()).toMatchObject({ paidOut: '12000.00', borne: '3000.00', owed: '-3000.00' })
  expect((await send()).body.leftOut).toMatchObject([{ reason: 'below_zero' }])

  await owe(5_000)
  const [next] = (await send()).body.made
  expect(next!.amount).toBe('2000.00')
  expect(await totals()).toMatchObject({ owed: '0.00' })
  await advance(next!)
  expect(await isEnded(next!.id)).toBe(true)
  expect(await totals()).toMatchObject({
    paidOut: '14000.00',
    underWay: '0.00',
    borne: '3000.00',
    owed: '0.00',
  })
})

test('a transfer that fails gives back what it kept, and what was decided meanwhile is kept of its parcel', async () => {
  const [first, second] = [await owe(12_000), await owe(4_000)]
  await confirm()
  const [under] = (await send()).body.made
  await refund(first.id, '3000')
  expect(await totals()).toMatchObject({ underWay: '16000.00', owed: '-3000.00' })
  await shop.setFaults({ transfer: 'refused' })
  await advance(under!)
  expect(await isEnded(under!.id)).toBe(true)
  expect(await statusOf(under!.id)).toBe('failed')
  expect(await totals()).toMatchObject({ underWay: '0.00', paidOut: '0.00', owed: '13000.00' })

  await shop.setFaults({})
  const [sent] = (await send()).body.made
  expect(sent!.amount).toBe('13000.00')
  await advance(sent!)
  expect(await isEnded(sent!.id)).toBe(true)
  await refund(second.id, '1000')
  await owe(600)
  expect(await totals()).toMatchObject({ paidOut: '13000.00', borne: '4000.00', owed: '-400.00' })
})

test('a problem of what was paid online is given back on the number that paid, of AMIC’s own', async () => {
  const order = await owe(12_000)
  const [payment] = await shop.app.db
    .insert(payments)
    .values({
      orderId: order.id,
      amount: order.total,
      transactionId: `TEST-${order.id.slice(-12).toUpperCase()}`,
      provider: 'cinetpay',
      providerApi: 'v1',
      status: 'ACCEPTED',
      settledAt: new Date(),
      payerPhone: '+2250707000001',
    })
    .returning()
  await refund(order.id, '2500', 'amic')
  const { items } = await fatou.api.listRefunds({ query: { status: 'due' } })
  const due = items.find(({ orderId }) => orderId === order.id)!
  const [made] = (await fatou.tries.transferRefund({ params: { id: due.id } })).body
  expect(made).toMatchObject({ kind: 'refund', amount: '2500.00', phone: '+2250707000001' })
  await advance(made!)
  expect(await isEnded(made!.id)).toBe(true)
  expect(await atProvider(made!.id)).toMatchObject([{ amountFcfa: 2500 }])
  expect((await rowOf(made!.id)).status).toBe('sent')
  expect(await totals()).toMatchObject({ owed: '12000.00', borne: '0.00' })
  const [kept] = await shop.app.db.select().from(payments).where(eq(payments.id, payment!.id))
  expect(kept!.settledAt).not.toBeNull()
})
