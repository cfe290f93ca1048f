import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { orderBalances } from '#database/schema/ledger.ts'
import { payments } from '#database/schema/payments.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import {
  advance,
  awaId,
  fatou,
  ibrahim,
  isEnded,
  openTransferringShop,
  rowOf,
  shop,
  vendorId,
  WAITS,
  withoutIbrahim,
} from '#tests/support/shops/transferring-shop.ts'

openTransferringShop()

describe('a refund', () => {
  /** Money due back to a customer, with the payment that brought it. */
  async function due(fcfa: number, payerPhone: string | null = '+2250505060708') {
    const { db } = shop.app
    const order = await createOrder(db, {
      customerId: awaId,
      lines: [
        {
          productId: (await createProduct(db, { vendorId, price: `${fcfa}.00`, stock: 10 })).id,
          quantity: 1,
        },
      ],
      paymentMethod: 'cinetpay',
      status: 'cancelled',
    })
    const refund = await createRefund(db, order)
    await db.update(payments).set({ payerPhone }).where(eq(payments.id, refund.paymentId))
    return { ...refund, order }
  }
  const giveBack = (id: string, admin = fatou) => admin.tries.transferRefund({ params: { id } })
  const refundNow = async (id: string) => {
    const { items } = await fatou.api.listRefunds()
    return items.find(refund => refund.id === id)
  }

  test('goes back to the number that paid, and is done once it has left', async () => {
    const refund = await due(3_000)
    const { status, body } = await giveBack(refund.id)
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        kind: 'refund',
        orderId: refund.orderId,
        amount: '3000.00',
        phone: '+2250505060708',
        operator: 'MTN_MONEY_CI',
      },
    ])
    expect(await refundNow(refund.id)).toMatchObject({
      status: 'due',
      payer: { phone: '+2250505060708', operator: 'MTN_MONEY_CI' },
    })
    await advance(body[0]!)
    expect(await isEnded(body[0]!.id)).toBe(true)
    expect(await refundNow(refund.id)).toMatchObject({ status: 'done', reference: body[0]!.reference })
    expect((await giveBack(refund.id)).body.code).toBe('refund_settled')
  })

  test('that fails is due again, and may be noted by hand', async () => {
    await shop.setFaults({ transfer: 'insufficient' })
    const refund = await due(3_000)
    const { body } = await giveBack(refund.id)
    const note = () =>
      ibrahim.tries.settleRefund({ params: { id: refund.id }, body: { status: 'done', reference: 'OM-1' } })
    expect((await note()).body.code).toBe('transfer_under_way')
    expect((await giveBack(refund.id)).body.code).toBe('transfer_under_way')
    await advance(body[0]!)
    expect(await isEnded(body[0]!.id)).toBe(true)
    expect((await rowOf(body[0]!.id)).failure).toContain('pas assez d’argent')
    expect((await note()).status).toBe(200)
  })

  test('in parts of which one failed is completed by hand, by what is missing', async () => {
    const refund = await due(2_000_000)
    const { body } = await giveBack(refund.id)
    expect(body.map(({ amount }: Transfer) => amount)).toEqual(['1500000.00', '500000.00'])
    for (const { id } of body) await ibrahim.tries.approveTransfer({ params: { id } })
    await advance(body[0]!)
    expect(await isEnded(body[0]!.id)).toBe(true)
    await shop.setFaults({ transfer: 'refused' })
    await advance(body[1]!)
    expect(await isEnded(body[1]!.id)).toBe(true)
    expect((await refundNow(refund.id))?.status).toBe('due')
    const noted = await ibrahim.tries.settleRefund({
      params: { id: refund.id },
      body: { status: 'done', reference: 'OM-2' },
    })
    expect(noted.status).toBe(200)
    const balances = await shop.app.db
      .select()
      .from(orderBalances)
      .where(eq(orderBalances.orderId, refund.orderId))
    expect(balances.find(({ account }) => account === 'given_back')?.amount).toBe('2000000.00')
  })

  test('by two administrators, or by hand at once, is made once', async () => {
    const refund = await due(3_000)
    const note = () =>
      ibrahim.tries.settleRefund({ params: { id: refund.id }, body: { status: 'done', reference: 'OM-3' } })
    const answers = await Promise.all([giveBack(refund.id), giveBack(refund.id, ibrahim), note()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('whose money has left, or is leaving, keeps its order cancelled', async () => {
    await shop.setFaults(WAITS)
    const refund = await due(3_000)
    await giveBack(refund.id)
    const { body } = await fatou.tries.setOrderStatus({
      params: { id: refund.orderId },
      body: { status: 'pending' },
    })
    expect(body.code).toBe('refund_done')
  })

  test('of a card, of too little, or that nobody knows, is left to people', async () => {
    const unknown = await due(3_000, null)
    expect((await giveBack(unknown.id)).body.code).toBe('payer_unknown')
    expect((await refundNow(unknown.id))?.payer).toBeNull()
    expect((await giveBack((await due(495)).id)).body.code).toBe('below_transfer_minimum')
    expect((await giveBack(newId())).body.code).toBe('refund_not_found')
  })

  test('with centimes, which no transfer carries, is refused for these', async () => {
    const { order } = await due(3_000)
    const odd = await createRefund(shop.app.db, order, { amount: '2999.50' })
    const payerPhone = '+2250505060708'
    await shop.app.db.update(payments).set({ payerPhone }).where(eq(payments.id, odd.paymentId))
    const { status, body } = await giveBack(odd.id)
    expect([status, body.code]).toEqual([409, 'refund_has_centimes'])
    expect(await refundNow(odd.id)).toMatchObject({ status: 'due', owed: '2999.50', underWay: '0.00' })
    const noted = { status: 'done', reference: 'OM-6' }
    expect((await ibrahim.tries.settleRefund({ params: { id: odd.id }, body: noted })).status).toBe(200)
  })

  test('of a large sum needs a second administrator', async () => {
    const refund = await due(600_000)
    await withoutIbrahim(async () => {
      expect((await giveBack(refund.id)).body.code).toBe('needs_second_admin')
    })
    expect((await giveBack(refund.id)).body).toMatchObject([{ status: 'awaiting_approval' }])
  })
})
