import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transfers } from '#database/schema/transfers.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import type { Moment } from '#tests/support/database/pause-point.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type KillableSender, openKillableSender } from '#tests/support/shops/killable-sender.ts'
import type { Faults } from '../../src/cinetpay-simulator/faults.ts'

const OWED_FCFA = 12_000

let killable: KillableSender
let customerId: string

beforeAll(async () => {
  killable = await openKillableSender('transfer-kills')
  customerId = (await createCustomer(killable.shop.app.db)).id
}, 60_000)
afterAll(() => killable.close())

/** A vendor to whom the shop owes a sum, and where it is paid. */
async function owe(): Promise<string> {
  const { db } = killable.shop.app
  const { id: vendorId } = await createVendor(db)
  const product = await createProduct(db, { vendorId, price: `${OWED_FCFA}.00` })
  await createOrder(db, {
    customerId,
    lines: [{ productId: product.id, quantity: 1 }],
    paymentMethod: 'cinetpay',
    status: 'delivered',
    paymentStatus: 'completed',
  })
  await confirmNumber(db, vendorId)
  return vendorId
}

/** Asks the server that dies for a transfer; who asks it may get no answer. */
async function make(vendorId: string): Promise<void> {
  const { ask, fatou } = killable
  expect([200, null]).toContain(await ask(fatou, '/api/admin/transfers', { vendorIds: [vendorId] }))
}

const rowsOf = (vendorId: string) =>
  killable.shop.app.db.select().from(transfers).where(eq(transfers.vendorId, vendorId))

/** What the provider sent under the names of a vendor's transfers. */
async function sentTo(vendorId: string) {
  const names = (await rowsOf(vendorId)).map(({ transactionId }) => transactionId)
  return (await killable.shop.transfers()).filter(
    ({ id, state }) => names.includes(id) && state === 'accepted',
  )
}

/** Time passes, rounds are made, and whoever wanted the vendor paid asks again: its money has left, once. */
async function expectPaidOnce(vendorId: string): Promise<void> {
  const { shop } = killable
  const isPaid = await eventually(async () => {
    shop.travel(3)
    await make(vendorId)
    await sweepTransfers(shop.app.deps)
    return (await rowsOf(vendorId)).some(({ status }) => status === 'sent')
  }, 60_000)
  expect(isPaid).toBe(true)
  expect((await rowsOf(vendorId)).map(({ status, amount }) => [status, amount])).toEqual([
    ['sent', OWED_FCFA],
  ])
  expect((await sentTo(vendorId)).map(({ amountFcfa }) => amountFcfa)).toEqual([OWED_FCFA])
  await killable.expectRightBooks()
}

/** Each step of a transfer, from the request to the payout that is written when the money has left. */
const moments: [step: string, Moment][] = [
  ['made', { table: 'transfers', when: 'insert' }],
  ['made', { table: 'transfer_parcels', when: 'insert' }],
  ['made', { table: 'ledger_transactions', when: 'insert' }],
  ['made', { table: 'ledger_postings', when: 'insert' }],
  ['made', { table: 'transfers', when: 'commit' }],
  ['claimed for the first call', { table: 'transfers', when: 'update' }],
  ['written as a payout', { table: 'payouts', when: 'insert' }],
  ['written as a payout', { table: 'payout_parcels', when: 'insert' }],
  ['written as a payout', { table: 'payouts', when: 'commit' }],
]

test.each(moments)('a transfer is %s: killed at %o', async (_step, moment) => {
  const vendorId = await owe()
  // The provider's answer and its notice bring it on; rounds of the server's own, otherwise.
  await killable.killAt(moment, () => make(vendorId))
  await expectPaidOnce(vendorId)
})

const providerFaults: [when: string, Partial<Faults>][] = [
  ['has the call and has not answered', { answer: 'slow', slowMs: 3_000, answerOf: 'transfer' }],
  ['sent the money and its answer was lost', { answer: 'dropped', answerOf: 'transfer' }],
  ['sent the money and is asked about it', { answer: 'slow', slowMs: 3_000, answerOf: 'transfer_check' }],
  ['sent the money and its notice was lost', { notification: 'lost' }],
  ['sent the money and says so twice', { notification: 'doubled' }],
  ['sent the money and another says so', { notification: 'forged' }],
]

test.each(providerFaults)('killed when the provider %s', async (_when, faults) => {
  const { shop } = killable
  const vendorId = await owe()
  await shop.setFaults(faults)
  await make(vendorId)
  expect(await eventually(async () => (await sentTo(vendorId)).length > 0)).toBe(true)
  await killable.killAndRestart(() => shop.setFaults({}))
  await expectPaidOnce(vendorId)
})

test('all that the provider sent is known here as sent, and nothing else', async () => {
  const { shop } = killable
  const sent = (await shop.transfers()).filter(({ state }) => state === 'accepted').map(({ id }) => id)
  const known = await shop.app.db.select().from(transfers).where(eq(transfers.status, 'sent'))
  expect(known.length).toBe(moments.length + providerFaults.length)
  expect(sent.toSorted()).toEqual(known.map(({ transactionId }) => transactionId).toSorted())
})
