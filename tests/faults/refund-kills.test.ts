import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderBalances } from '#database/schema/ledger.ts'
import { payments } from '#database/schema/payments.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transfers } from '#database/schema/transfers.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import type { Moment } from '#tests/support/database/pause-point.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type KillableSender, openKillableSender } from '#tests/support/shops/killable-sender.ts'

let killable: KillableSender
let customerId: string
beforeAll(async () => {
  killable = await openKillableSender('refund-kills')
  customerId = (await createCustomer(killable.shop.app.db)).id
}, 60_000)
afterAll(() => killable.close())

async function sell(fcfa: number, fields: Partial<Parameters<typeof createOrder>[1]>) {
  const { db } = killable.shop.app
  const { id: vendorId } = await createVendor(db)
  const { id: productId } = await createProduct(db, { vendorId, price: `${fcfa}.00` })
  const lines = [{ productId, quantity: 1 }]
  return {
    vendorId,
    order: await createOrder(db, { customerId, lines, paymentMethod: 'cinetpay', ...fields }),
  }
}

/** A vendor to whom the shop owes a sum, and where it is paid. */
async function owe(fcfa: number): Promise<string> {
  const { vendorId } = await sell(fcfa, { status: 'delivered', paymentStatus: 'completed' })
  await confirmNumber(killable.shop.app.db, vendorId)
  return vendorId
}

/** Money due back to a customer, and the number that paid. */
async function due(fcfa: number) {
  const { db } = killable.shop.app
  const { order } = await sell(fcfa, { status: 'cancelled' })
  const refund = await createRefund(db, order)
  await db.update(payments).set({ payerPhone: '+2250505060708' }).where(eq(payments.id, refund.paymentId))
  return refund
}

type Transfer = typeof transfers.$inferSelect
const ofVendor = (vendorId: string) =>
  killable.shop.app.db.select().from(transfers).where(eq(transfers.vendorId, vendorId)).orderBy(transfers.id)
const ofRefund = (refundId: string) =>
  killable.shop.app.db.select().from(transfers).where(eq(transfers.refundId, refundId)).orderBy(transfers.id)

/** What the provider really sent under the names of some transfers, FCFA. */
async function sentOf(rows: readonly Transfer[]): Promise<number> {
  const names = rows.map(({ transactionId }) => transactionId)
  return (await killable.shop.transfers())
    .filter(({ id, state }) => names.includes(id) && state === 'accepted')
    .reduce((sum, { amountFcfa }) => sum + amountFcfa, 0)
}

const approve = async (rows: readonly Transfer[]) => {
  for (const { id, status } of rows) {
    if (status === 'awaiting_approval')
      await killable.ask(killable.ibrahim, `/api/admin/transfers/${id}/approve`)
  }
}

/** Time passes, rounds are made, and whoever wanted the money sent asks again, until it is. */
async function untilSent(read: () => Promise<Transfer[]>, askAgain: () => Promise<unknown>, fcfa: number) {
  const isSent = await eventually(async () => {
    killable.shop.travel(3)
    await askAgain()
    await approve(await read())
    await sweepTransfers(killable.shop.app.deps)
    const sent = (await read()).filter(({ status }) => status === 'sent')
    return sent.reduce((sum, { amount }) => sum + amount, 0) === fcfa
  }, 60_000)
  expect(isSent).toBe(true)
  expect(await sentOf(await read())).toBe(fcfa)
  await killable.expectRightBooks()
}

describe('a large payout', () => {
  const OWED_FCFA = 600_000
  const make = (vendorId: string) => killable.fatou.tries.makeTransfers({ body: { vendorIds: [vendorId] } })
  const moments: Moment[] = [
    { table: 'transfers', when: 'update' },
    { table: 'audit_events', when: 'insert' },
    { table: 'transfers', when: 'commit' },
    { table: 'payouts', when: 'insert' },
  ]
  test.each(moments)('that is approved leaves once: killed at %o', async moment => {
    const vendorId = await owe(OWED_FCFA)
    await make(vendorId)
    await killable.killAt(moment, async () => approve(await ofVendor(vendorId)))
    await untilSent(
      () => ofVendor(vendorId),
      () => make(vendorId),
      OWED_FCFA,
    )
    expect(await ofVendor(vendorId)).toHaveLength(1)
  })
})

describe('a payout that the provider refuses', () => {
  const OWED_FCFA = 12_000
  const make = (vendorId: string) => killable.fatou.tries.makeTransfers({ body: { vendorIds: [vendorId] } })
  const moments: Moment[] = [
    { table: 'transfers', when: 'update' },
    { table: 'ledger_transactions', when: 'insert' },
    { table: 'ledger_postings', when: 'insert' },
    { table: 'ledger_postings', when: 'commit' },
  ]
  test.each(moments)('is owed again, and leaves once by another: killed at %o', async moment => {
    const { shop } = killable
    const vendorId = await owe(OWED_FCFA)
    await shop.setFaults({ transfer: 'refused' })
    // Made here; the server that dies carries it out.
    await killable.killAt(moment, () => make(vendorId))
    const isFailed = await eventually(async () => {
      shop.travel(3)
      await sweepTransfers(shop.app.deps)
      return (await ofVendor(vendorId))[0]!.status === 'failed'
    }, 60_000)
    expect(isFailed).toBe(true)
    const [owed] = (await killable.fatou.api.listOwed({ query: { limit: 100 } })).items.filter(
      row => row.vendorId === vendorId,
    )
    expect(owed?.amount).toBe(`${OWED_FCFA}.00`)
    await killable.expectRightBooks()
    await shop.setFaults({})
    await untilSent(
      () => ofVendor(vendorId),
      () => make(vendorId),
      OWED_FCFA,
    )
    expect((await ofVendor(vendorId)).map(({ status }) => status)).toEqual(['failed', 'sent'])
  })
})

describe('a refund', () => {
  const giveBack = (id: string) => killable.ask(killable.fatou, `/api/admin/refunds/${id}/transfer`)
  async function expectGivenBack({ id, orderId }: { id: string; orderId: string }, fcfa: number) {
    const { db } = killable.shop.app
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
    expect(refund!.status).toBe('done')
    const balances = await db.select().from(orderBalances).where(eq(orderBalances.orderId, orderId))
    const places = balances.filter(
      ({ account }) => account.startsWith('given') || account.startsWith('refund_'),
    )
    expect(places.filter(({ amount }) => Number(amount) !== 0)).toMatchObject([
      { account: 'given_back', amount: `${fcfa}.00` },
    ])
  }

  const moments: Moment[] = [
    { table: 'transfers', when: 'insert' },
    { table: 'ledger_transactions', when: 'insert' },
    { table: 'ledger_postings', when: 'insert' },
    { table: 'transfers', when: 'commit' },
    { table: 'transfers', when: 'update' },
    { table: 'refunds', when: 'update' },
    { table: 'refunds', when: 'commit' },
  ]
  test.each(moments)('is given back once: killed at %o', async moment => {
    const refund = await due(3_000)
    await killable.killAt(moment, () => giveBack(refund.id))
    await untilSent(
      () => ofRefund(refund.id),
      () => giveBack(refund.id),
      3_000,
    )
    await expectGivenBack(refund, 3_000)
    expect(await ofRefund(refund.id)).toHaveLength(1)
  })

  const momentsOfParts: Moment[] = [
    { table: 'transfers', when: 'update' },
    { table: 'transfers', when: 'commit' },
    { table: 'ledger_transactions', when: 'insert' },
    { table: 'ledger_postings', when: 'commit' },
    { table: 'refunds', when: 'update' },
    { table: 'refunds', when: 'commit' },
  ]
  test.each(momentsOfParts)('in parts is given back whole, each part once: killed at %o', async moment => {
    const refund = await due(2_000_000)
    await killable.fatou.tries.transferRefund({ params: { id: refund.id } })
    await killable.killAt(moment, async () => approve(await ofRefund(refund.id)))
    await untilSent(
      () => ofRefund(refund.id),
      () => giveBack(refund.id),
      2_000_000,
    )
    await expectGivenBack(refund, 2_000_000)
    const parts = await ofRefund(refund.id)
    expect(parts.map(({ amount }) => amount)).toEqual([1_500_000, 500_000])
  })
})

test('no transfer is open, and what is sent here was sent there', async () => {
  const { db } = killable.shop.app
  const open = await db
    .select()
    .from(transfers)
    .where(inArray(transfers.status, ['pending', 'awaiting_approval']))
  expect(open).toEqual([])
  const sent = (await killable.shop.transfers()).filter(({ state }) => state === 'accepted')
  expect(sent).toHaveLength(await db.$count(transfers, eq(transfers.status, 'sent')))
})
