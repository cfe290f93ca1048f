import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { payments } from '#database/schema/payments.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import {
  advance,
  awaId,
  confirm,
  fatou,
  ibrahim,
  isEnded,
  makeOne,
  openTransferringShop,
  owe,
  paidOnStatement,
  send,
  shop,
  vendorId,
  yao,
} from '#tests/support/shops/transferring-shop.ts'

openTransferringShop()

const failedNow = async () => (await fatou.api.getTodo()).failedTransfers
const noticeOf = async () => (await yao.api.listVendorRevenue()).failedPayout
const shownOf = async (id: string) =>
  (await fatou.api.listTransfers({ query: { status: 'failed', limit: 100 } })).items.find(
    transfer => transfer.id === id,
  )
const fail = async (...made: Transfer[]) => {
  await shop.setFaults({ transfer: 'insufficient' })
  await advance(...made)
  for (const { id } of made) expect(await isEnded(id)).toBe(true)
  await shop.setFaults({})
}

test('a payout that failed is told to its producer and to administrators, until it is sent again', async () => {
  const before = await failedNow()
  const first = await makeOne()
  expect(await noticeOf()).toBeNull()
  await fail(first)
  expect(await failedNow()).toBe(before + 1)
  expect(await shownOf(first.id)).toMatchObject({ status: 'failed', isOwedAgain: true })
  expect(await noticeOf()).toEqual({
    amount: '12000.00',
    at: expect.stringMatching(/Z$/),
    failure: 'Le compte d’AMIC chez le prestataire n’a pas assez d’argent.',
  })

  const [second] = (await send()).body.made
  expect(await failedNow()).toBe(before)
  expect(await noticeOf()).toBeNull()
  expect(await shownOf(first.id)).toMatchObject({ isOwedAgain: false })
  await fail(second!)
  expect(await failedNow()).toBe(before + 1)
  const noted = { vendorId, reference: 'VIR-9', amount: '12000.00' }
  expect((await fatou.tries.payVendor({ body: noted })).status).toBe(200)
  expect(await failedNow()).toBe(before)
  expect(await noticeOf()).toBeNull()
  // What is sold afterwards was in no transfer that failed.
  await owe(3_000)
  expect(await noticeOf()).toBeNull()
})

test('of parts that failed and parts that left, what failed is told', async () => {
  await owe(2_000_000)
  await confirm()
  const parts: Transfer[] = (await send()).body.made
  for (const { id } of parts) await ibrahim.tries.approveTransfer({ params: { id } })
  await fail(parts[0]!)
  await advance(parts[1]!)
  expect(await isEnded(parts[1]!.id)).toBe(true)
  expect(await paidOnStatement()).toEqual([
    'Versement par AMIC -500000',
    'Versement commencé -1500000',
    'Versement qui n’a pas abouti 1500000',
  ])
  expect(await noticeOf()).toMatchObject({ amount: '1500000.00' })
})

test('what an administrator put aside did not fail', async () => {
  const before = await failedNow()
  await owe(600_000)
  await confirm()
  const [made] = (await send()).body.made
  expect((await ibrahim.tries.rejectTransfer({ params: { id: made!.id } })).status).toBe(200)
  expect(await failedNow()).toBe(before)
  expect(await noticeOf()).toBeNull()
})

test('what failed is told again once its next try was put aside', async () => {
  const before = await failedNow()
  await owe(600_000)
  await confirm()
  const approve = (id: string, decision: 'approve' | 'reject') =>
    ibrahim.post(`/api/admin/transfers/${id}/${decision}`)
  const [first] = (await send()).body.made
  await approve(first!.id, 'approve')
  await fail(first!)
  expect(await failedNow()).toBe(before + 1)
  const [second] = (await send()).body.made
  expect(await noticeOf()).toBeNull()
  expect((await approve(second!.id, 'reject')).status).toBe(200)
  expect(await failedNow()).toBe(before + 1)
  expect(await noticeOf()).toMatchObject({ amount: '600000.00' })
})

test('a refund that failed awaits the administration until it is made', async () => {
  const { db } = shop.app
  const before = await failedNow()
  const product = await createProduct(db, { vendorId, price: '3000.00', stock: 10 })
  const lines = [{ productId: product.id, quantity: 1 }]
  const order = await createOrder(db, {
    customerId: awaId,
    lines,
    paymentMethod: 'cinetpay',
    status: 'cancelled',
  })
  const refund = await createRefund(db, order)
  await db.update(payments).set({ payerPhone: '+2250505060708' }).where(eq(payments.id, refund.paymentId))
  await fail(...(await fatou.api.transferRefund({ params: { id: refund.id } })))
  expect(await failedNow()).toBe(before + 1)
  const done = { status: 'done', reference: 'OM-5' }
  expect((await fatou.tries.settleRefund({ params: { id: refund.id }, body: done })).status).toBe(200)
  expect(await failedNow()).toBe(before)
})
