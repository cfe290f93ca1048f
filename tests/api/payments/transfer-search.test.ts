import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vendors } from '#database/schema/accounts.ts'
import { payments } from '#database/schema/payments.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import {
  awaId,
  fatou,
  makeOne,
  openTransferringShop,
  shop,
  vendorId,
} from '#tests/support/shops/transferring-shop.ts'

openTransferringShop()

/** Gives back what was paid for a cancelled order. */
async function giveBack() {
  const { db } = shop.app
  const { id: productId } = await createProduct(db, { vendorId, price: '3000.00' })
  const order = await createOrder(db, {
    customerId: awaId,
    lines: [{ productId, quantity: 1 }],
    paymentMethod: 'cinetpay',
    status: 'cancelled',
  })
  const refund = await createRefund(db, order)
  await db.update(payments).set({ payerPhone: '+2250505060708' }).where(eq(payments.id, refund.paymentId))
  const { body } = await fatou.tries.transferRefund({ params: { id: refund.id } })
  return body[0]
}

test('transfers are found by a part of the vendor’s name, the order’s number, or the whole reference', async () => {
  await shop.app.db.update(vendors).set({ businessName: 'Étang de Kébé' }).where(eq(vendors.id, vendorId))
  const payout = await makeOne()
  const refund = await giveBack()
  const found = async (search: string, filters = {}) => {
    const { items, total } = await fatou.api.listTransfers({ query: { search, ...filters } })
    expect(total).toBe(items.length)
    return items.map(({ id }) => id)
  }
  expect(await found('etang de k')).toEqual([payout.id])
  expect(await found(refund!.orderNumber!)).toEqual([refund!.id])
  for (const { id, reference } of [payout, refund!]) expect(await found(reference)).toEqual([id])
  expect(await found('etang', { kind: 'refund' })).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('')).toEqual([refund!.id, payout.id])
  for (const refused of ['a'.repeat(101), '\0']) {
    expect((await fatou.tries.listTransfers({ query: { search: refused } })).status).toBe(400)
  }
})
