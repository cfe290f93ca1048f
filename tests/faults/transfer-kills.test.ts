import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runChecks } from '#database/audit/run-checks.ts'
import { transfers } from '#database/schema/transfers.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import { type PayingShop, startPayingShop } from '#tests/support/cinetpay.ts'
import { findSteadyPort } from '#tests/support/free-port.ts'
import { createOrder, createProduct } from '#tests/support/makers.ts'
import { confirmNumber } from '#tests/support/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/people.ts'
import { eventually } from '#tests/support/processes.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { addressToStandStill, type Moment, standStillAt } from '#tests/support/stand-still.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Faults } from '../../src/cinetpay-simulator/faults.ts'

const OWED_FCFA = 12_000

/** The books and the provider; the server that carries transfers out is another process, which is killed. */
let shop: PayingShop
let server: ServerProcess
let env: Record<string, string>
let cookie: string
let customerId: string

beforeAll(async () => {
  shop = await startPayingShop('v1')
  const { db, deps } = shop.app
  const fatou = await shop.app.browser((await createAdmin(db)).id)
  cookie = [...fatou.cookies].map(pair => pair.join('=')).join('; ')
  customerId = (await createCustomer(db)).id
  const port = await findSteadyPort()
  env = {
    ...shop.providerEnv,
    DATA_DIR: await makeTemporaryFolder('transfer-kills'),
    DATABASE_URL: addressToStandStill(deps.config.databaseUrl!),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
  }
  server = await startServerProcess(env)
}, 60_000)
afterAll(async () => {
  await server.stop()
  await shop.close()
})

/** A vendor to whom the shop owes a sum, and where it is paid. */
async function owe(): Promise<string> {
  const { db } = shop.app
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
  try {
    const response = await fetch(`${env.PUBLIC_URL}/api/admin/transfers`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ vendorIds: [vendorId] }),
    })
    expect(response.status).toBe(200)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

const rowsOf = (vendorId: string) =>
  shop.app.db.select().from(transfers).where(eq(transfers.vendorId, vendorId))

/** What the provider sent under the names of a vendor's transfers. */
async function sentTo(vendorId: string) {
  const names = (await rowsOf(vendorId)).map(({ transactionId }) => transactionId)
  return (await shop.transfers()).filter(({ id, state }) => names.includes(id) && state === 'accepted')
}

/** Time passes, rounds are made, and whoever wanted the vendor paid asks again: its money has left, once. */
async function expectPaidOnce(vendorId: string): Promise<void> {
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
  const results = await runChecks(shop.app.pool, { providerTransfers: await shop.transfers() })
  const ofMoney = results.filter(({ name }) => /transfer|payout|paid_out|ledger|sent/.test(name))
  expect(ofMoney.length).toBeGreaterThan(8)
  expect(ofMoney.flatMap(({ name, rows }) => rows.map(row => [name, row]))).toEqual([])
}

async function killAndRestart(letGo: () => Promise<void>): Promise<void> {
  await server.kill()
  await letGo()
  server = await startServerProcess(env)
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
  const still = await standStillAt(shop.app.pool, moment)
  const asked = make(vendorId)
  // The provider's answer and its notice bring it on; rounds of the server's own, otherwise.
  expect(await still.isReached()).toBe(true)
  await killAndRestart(still.letGo)
  await asked
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
  const vendorId = await owe()
  await shop.setFaults(faults)
  await make(vendorId)
  expect(await eventually(async () => (await sentTo(vendorId)).length > 0, 30_000)).toBe(true)
  await killAndRestart(() => shop.setFaults({}))
  await expectPaidOnce(vendorId)
})

test('all that the provider sent is known here as sent, and nothing else', async () => {
  const sent = (await shop.transfers()).filter(({ state }) => state === 'accepted').map(({ id }) => id)
  const known = await shop.app.db.select().from(transfers).where(eq(transfers.status, 'sent'))
  expect(known.length).toBe(moments.length + providerFaults.length)
  expect(sent.toSorted()).toEqual(known.map(({ transactionId }) => transactionId).toSorted())
})
