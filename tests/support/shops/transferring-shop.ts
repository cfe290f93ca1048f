import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { payouts } from '#database/schema/payouts.ts'
import { transfers } from '#database/schema/transfers.ts'
import { advanceTransfer } from '#server/payments/transfers/advance-transfer.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { eventually } from '#tests/support/servers/processes.ts'

export const WAITS = { transfer: 'waiting', waitingMs: HOUR_MS } as const

/** The paying shop of a file, its two administrators, and the vendor of each test; there once a test runs. */
export let shop: PayingShop
export let fatou: TestBrowser
export let ibrahim: TestBrowser
let ibrahimId: string
export let awaId: string
export let vendorId: string
export let yao: TestBrowser

async function open(): Promise<void> {
  shop = await startPayingShop('v1')
  const { db, browser } = shop.app
  fatou = await browser((await createAdmin(db)).id)
  ibrahimId = (await createAdmin(db)).id
  ibrahim = await browser(ibrahimId)
  awaId = (await createCustomer(db)).id
}

/** The vendor of the test, from now on another one. */
export async function meetVendor(): Promise<void> {
  const vendor = await createVendor(shop.app.db)
  vendorId = vendor.id
  yao = await shop.app.browser(vendor.userId)
}

/** While the second administrator may not act. */
export async function withoutIbrahim(act: () => Promise<unknown>): Promise<void> {
  const setActive = (isActive: boolean) =>
    fatou.tries.changeUser({ params: { id: ibrahimId }, body: { isActive } })
  await setActive(false)
  try {
    await act()
  } finally {
    await setActive(true)
    ibrahim = await shop.app.browser(ibrahimId)
  }
}

/**
 * A shop that sends money, one for the file; after each test time passes, the sweep runs, and the integrity checks find nothing in the books,
 * the provider's included.
 */
export function openTransferringShop(): void {
  beforeAll(open)
  afterAll(() => shop.close())
  beforeEach(meetVendor)
  afterEach(async () => {
    await shop.setFaults({})
    for (let round = 0; round < 2; round += 1) {
      shop.travel(5)
      await sweepTransfers(shop.app.deps)
    }
    await expectRightBooks()
  })
}

/** Sells what was paid online and delivered: AMIC holds the vendor's money. */
export async function owe(fcfa: number, of = vendorId) {
  const { db } = shop.app
  const product = await createProduct(db, { vendorId: of, price: `${fcfa}.00`, stock: 10 })
  return createOrder(db, {
    customerId: awaId,
    lines: [{ productId: product.id, quantity: 1 }],
    paymentMethod: 'cinetpay',
    status: 'delivered',
    paymentStatus: 'completed',
  })
}
export const confirm = (of = vendorId, fields = {}) => confirmNumber(shop.app.db, of, fields)
export const send = (admin = fatou, vendorIds: unknown = [vendorId]) =>
  admin.tries.makeTransfers({ body: { vendorIds } })
/** What the background does with all that is pending; as a test, not by the clock. */
export const advance = async (...made: Pick<Transfer, 'id'>[]) => {
  for (const { id } of made) await advanceTransfer(shop.app.deps, id)
}
export const rowOf = async (id: string) =>
  (await shop.app.db.select().from(transfers).where(eq(transfers.id, id)))[0]!
export const statusOf = async (id: string) => (await rowOf(id)).status
export const atProvider = async (id: string) => {
  const { transactionId } = await rowOf(id)
  return (await shop.transfers()).filter(transfer => transfer.id === transactionId)
}
export const isEnded = (id: string) => eventually(async () => ['sent', 'failed'].includes(await statusOf(id)))
export const totals = async () => (await yao.api.listVendorRevenue()).totals
/** What the vendor's statement of the month says of its payouts. */
export const paidOnStatement = async (): Promise<string[]> => {
  const month = shop.app.deps.clock().toISOString().slice(0, 7)
  const { body } = await yao.get(`/api/vendor/statements/${month}.csv`)
  const rows: string[][] = body.split('\r\n').map((row: string) => row.split(';'))
  return rows.filter(([, words]) => words?.startsWith('Versement')).map(row => `${row[1]} ${row[4]}`)
}
export const payoutsOf = () => shop.app.db.select().from(payouts).where(eq(payouts.vendorId, vendorId))

/** The integrity checks, with all that the provider says: no franc twice, none lost. */
async function expectRightBooks(): Promise<void> {
  const results = await runChecks(shop.app.pool, { providerTransfers: await shop.transfers() })
  const ofMoney = results.filter(({ name }) => /transfer|payout|paid_out|ledger|sent/.test(name))
  expect(ofMoney.length).toBeGreaterThan(8)
  const found = ofMoney.filter(({ rows }) => rows.length > 0)
  expect(found.map(({ name, rows }) => [name, rows[0]])).toEqual([])
}
/** Makes one transfer of 12 000 FCFA to the vendor. */
export async function makeOne(): Promise<Transfer> {
  await owe(12_000)
  await confirm()
  const { status, body } = await send()
  expect(status).toBe(200)
  return body.made[0]!
}
