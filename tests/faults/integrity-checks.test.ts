import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { type IntegrityFacts, readChecks, runChecks, runChecksOn } from '#database/integrity/run-checks.ts'
import { newId } from '#database/schema/columns.ts'
import { addUpFigures } from '#server/analytics/add-up-figures.ts'
import { closeMonths } from '#server/money/statements/close-months.ts'
import { addJob, releaseAbandonedJobs } from '#server/outbox/public.ts'
import { violationsOf } from '#tests/support/integrity/violations.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startProcess } from '#tests/support/servers/processes.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { type CheckedShop, startCheckedShop } from '#tests/support/shops/checked-shop.ts'

let shop: CheckedShop
let client: pg.PoolClient
let facts: IntegrityFacts
/** A shop with one order of each kind. */
const ids = {
  cash: '',
  handed: '',
  lacking: '',
  lackingPaid: '',
  paid: '',
  cancelled: '',
  late: '',
  open: '',
  sentOn: '',
  sentBack: '',
}

beforeAll(async () => {
  shop = await startCheckedShop('v2')
  const { db } = shop.app
  const { id: customerId } = await createCustomer(db, { phone: '+2250707000001' })
  const awa = await shop.app.browser(customerId)
  const admin = await shop.app.browser((await createAdmin(db)).id)
  const [yao, mariam] = [await createVendor(db), await createVendor(db)]
  const tomatoes = await createProduct(db, { vendorId: yao.id, stock: 100 })
  const eggs = await createProduct(db, { vendorId: mariam.id, stock: 100, price: '500.00' })
  await shop.openBooks()

  const order = async (paymentMethod: string): Promise<Order> => {
    const key = newId()
    const items = [
      { productId: tomatoes.id, quantity: 2 },
      { productId: eggs.id, quantity: 1 },
    ]
    const { body } = await awa.tries.placeOrder({
      body: orderBody(items, { paymentMethod }),
      idempotencyKey: key,
    })
    shop.acknowledge(key, body)
    return body
  }
  const pay = async (orderId: string, before: () => Promise<unknown> = async () => {}) => {
    const { body } = await awa.tries.initializePayment({ body: { orderId } })
    await before()
    await shop.pay(body.payment_url, 'accept')
    await awa.tries.getPaymentStatus({ params: { transactionId: body.transaction_id } })
  }
  const cancel = (id: string) =>
    awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
  const cash = await order('cash_on_delivery')
  const [paid, cancelled, late, sentOn, sentBack] = [
    await order('cinetpay'),
    await order('cinetpay'),
    await order('cinetpay'),
    await order('cinetpay'),
    await order('cinetpay'),
  ] as const
  await admin.tries.setOrderStatus({ params: { id: cash.id }, body: { status: 'delivered' } })
  const stall = await shop.app.browser(yao.userId)
  const handed = await order('cash_on_delivery')
  for (const status of ['confirmed', 'shipped'])
    await stall.tries.changeOrderStatus({ params: { id: handed.id }, body: { status } })
  const code = handed.parcels.find(({ vendorId }) => vendorId === yao.id)!.deliveryCode
  await stall.tries.changeOrderStatus({
    params: { id: handed.id },
    body: { status: 'delivered', code, collected: true },
  })
  // Of the cash order and of a paid one, one is missing in the first parcel.
  const lower = ({ parcels, items }: Order) => {
    const { id } = parcels.find(({ vendorId }) => vendorId === yao.id)!
    const line = items.find(({ parcelId }) => parcelId === id)!
    return stall.tries.lowerParcel({
      params: { id },
      body: { items: [{ id: line.id, quantity: 1 }], reason: 'Pluie' },
    })
  }
  const lacking = await order('cash_on_delivery')
  expect((await lower(lacking)).status).toBe(200)
  const lackingPaid = await order('cinetpay')
  await pay(lackingPaid.id)
  expect((await lower(lackingPaid)).status).toBe(200)
  await pay(paid.id)
  await pay(cancelled.id)
  await cancel(cancelled.id)
  await pay(late.id, () => cancel(late.id))
  await pay(sentOn.id)
  await admin.tries.setOrderStatus({ params: { id: sentOn.id }, body: { status: 'delivered' } })
  await confirmNumber(db, yao.id)
  await admin.api.makeTransfers({ body: { vendorIds: [yao.id] } })
  await pay(sentBack.id)
  await cancel(sentBack.id)
  const { items: due } = await admin.api.listRefunds()
  const [refund] = due.filter(({ orderId, amount }) => orderId === sentBack.id && amount === '3000.00')
  await admin.api.transferRefund({ params: { id: refund!.id } })
  await shop.finish()
  // What a vendor had already, and bears; and what was paid at the door, which AMIC bears and has given back.
  for (const [{ id, items }, bornBy] of [
    [sentOn, 'vendor'],
    [handed, 'amic'],
  ] as const) {
    const [line] = items.filter(({ parcelId }) =>
      (id === handed.id ? handed : sentOn).parcels.some(
        parcel => parcel.id === parcelId && parcel.vendorId === yao.id,
      ),
    )
    const said = { items: [{ id: line!.id, quantity: 1 }], kind: 'damaged' as const, message: 'Écrasé' }
    const problem = await awa.api.reportProblem({ params: { id }, body: said })
    const decided = { decision: 'refund' as const, amount: '500', bornBy }
    await admin.api.decideProblem({ params: { id: problem.id }, body: decided })
    const { items: owed } = await admin.api.listRefunds({
      query: { search: problem.orderNumber, status: 'due' },
    })
    if (bornBy === 'amic') {
      const params = { id: owed[0]!.id }
      await admin.api.settleRefund({ params, body: { status: 'done', reference: 'OM-5' } })
    }
  }
  await shop.finish()
  // Opened after the time has passed: it may still be paid.
  const open = await order('cinetpay')
  await awa.tries.initializePayment({ body: { orderId: open.id } })
  Object.assign(ids, {
    cash: cash.id,
    handed: handed.id,
    lacking: lacking.id,
    lackingPaid: lackingPaid.id,
    paid: paid.id,
    cancelled: cancelled.id,
    late: late.id,
    open: open.id,
    sentOn: sentOn.id,
    sentBack: sentBack.id,
  })
  await addUpFigures(shop.app.deps)
  // The month after.
  await closeMonths({ db, clock: () => new Date(Date.now() + 32 * DAY_MS) })
  facts = await shop.facts()
  client = await shop.app.pool.connect()
})
afterAll(async () => {
  client.release()
  await shop.close()
})

test('a healthy shop has nothing to answer for, and every check was done', async () => {
  const results = await runChecks(shop.app.pool, facts)
  expect(results.filter(({ rows, isSkipped }) => isSkipped || rows.length > 0)).toEqual([])
  expect(results.length).toBe(readChecks().length)
})

test('without facts the checks that need them are skipped, and told so', async () => {
  const results = await runChecks(shop.app.pool)
  expect(results.filter(({ isSkipped }) => isSkipped).map(({ name }) => name)).toEqual(
    readChecks()
      .filter(({ needs }) => needs)
      .map(({ name }) => name),
  )
})

describe('npm run audit', () => {
  const run = async (...args: string[]) => {
    const started = await startProcess('src/server/commands/check-integrity.ts', args, {
      DATABASE_URL: shop.app.deps.config.databaseUrl!,
    })
    return started.ended
  }

  test('tells each check with its count, and ends well when all is well', async () => {
    const { code, output } = await run()
    expect(output).toContain("0 Aucun stock n'est négatif")
    expect(output).toMatch(/^\d+ vérifications, 0 en défaut ; 9 demandent ce que la base ignore/m)
    expect(code).toBe(0)
  })

  test('compares with a ledger of the simulator, and exits with 1 when something is wrong', async () => {
    const ledger = join(await makeTemporaryFolder('integrity-checks'), 'ledger.json')
    await writeFile(ledger, JSON.stringify(facts.providerLedger))
    expect((await run(ledger)).code).toBe(0)
    const less = facts.providerLedger!.map(known => ({ ...known, paid: { amountFcfa: 5, currency: 'XOF' } }))
    await writeFile(ledger, JSON.stringify(less))
    expect((await run(ledger)).output).toMatch(
      /^[1-9]\d* Tout ce que le prestataire a encaissé est accepté ici/m,
    )
    await writeFile(ledger, JSON.stringify([{ id: 'AMIC-STRANGER', state: 'accepted', amountFcfa: 500 }]))
    const { code, output } = await run(ledger)
    expect(output).toMatch(/^1 Tout paiement ouvert chez le prestataire est connu ici$/m)
    expect(output).toContain('AMIC-STRANGER : 500 encaissés')
    expect(code).toBe(1)
  })
})

test('the job of a message that its sweep asked for again is no dead letter, before and after it is cleared away', async () => {
  const { db } = shop.app
  const mailId = newId()
  const ask = () => addJob(db, 'send-mail', { mailId }, { jobKey: `mail:${mailId}`, runAt: inAnHour })
  const inAnHour = new Date(Date.now() + HOUR_MS)
  const jobsOfMail = async () =>
    (
      await db.execute(
        sql`select attempts, key from graphile_worker.jobs where task_identifier = 'send-mail' order by id`,
      )
    ).rows
  await ask()
  // Its process failed once, came back to it, and was killed.
  await db.execute(sql`
    update graphile_worker._private_jobs set
      locked_by = 'the killed', locked_at = now() - interval '16 minutes', attempts = 2, last_error = 'no answer'`)
  await ask()
  await db.execute(sql`select graphile_worker.force_unlock_workers(array['the killed'])`)
  expect(await jobsOfMail()).toEqual([
    { attempts: 25, key: null },
    { attempts: 0, key: `mail:${mailId}` },
  ])
  expect(await shop.findings()).toEqual({})
  await releaseAbandonedJobs(db)
  expect(await jobsOfMail()).toEqual([{ attempts: 0, key: `mail:${mailId}` }])
  await db.execute(sql`select graphile_worker.remove_job(${`mail:${mailId}`})`)
})

test('every check has a planted violation', () => {
  expect(Object.keys(violationsOf(ids)).sort()).toEqual(
    readChecks()
      .map(({ name }) => name)
      .sort(),
  )
})

const planted = Object.entries(violationsOf(ids)).flatMap(([check, ways]) =>
  ways.map((way, index) => [index === 0 ? check : `${check}, way ${index + 1}`, check, way] as const),
)

test.each(planted)('planted: %s', async (_title, check, statements) => {
  await client.query('begin')
  try {
    // Neither foreign keys nor triggers stand in the way.
    await client.query('set local session_replication_role = replica')
    for (const statement of statements()) {
      const { rowCount } = await client.query(statement)
      expect(rowCount, statement).not.toBe(0)
    }
    const found = (await runChecksOn(client, facts)).filter(({ rows }) => rows.length > 0)
    expect(found.map(({ name }) => name)).toContain(check)
    expect(found[0]!.rows[0]).toEqual({ subject: expect.any(String), detail: expect.any(String) })
  } finally {
    await client.query('rollback')
  }
})
