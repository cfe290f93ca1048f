import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { type AuditFacts, readChecks, runChecks, runChecksIn } from '#database/audit/run-checks.ts'
import { newId } from '#database/schema/columns.ts'
import { type AuditedShop, startAuditedShop } from '#tests/support/audited-shop.ts'
import { createProduct } from '#tests/support/makers.ts'
import { orderBody } from '#tests/support/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/people.ts'
import { startProcess } from '#tests/support/processes.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'

let shop: AuditedShop
let client: pg.PoolClient
let facts: AuditFacts
/** A shop with one order of each kind. */
const ids = { cash: '', paid: '', cancelled: '', late: '', open: '' }

beforeAll(async () => {
  shop = await startAuditedShop('v2')
  const { db } = shop.app
  const { id: customerId } = await createCustomer(db)
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
    const { body } = await awa.post('/api/orders', orderBody(items, { paymentMethod }), {
      'idempotency-key': key,
    })
    shop.acknowledge(key, body)
    return body
  }
  const pay = async (orderId: string, before: () => Promise<unknown> = async () => {}) => {
    const { body } = await awa.post('/api/cinetpay/initialize', { orderId })
    await before()
    await shop.pay(body.payment_url, 'accept')
    await awa.get(`/api/cinetpay/status/${body.transaction_id}`)
  }
  const cancel = (id: string) => awa.patch(`/api/orders/${id}/status`, { status: 'cancelled' })
  const [cash, paid, cancelled, late] = [
    await order('cash_on_delivery'),
    await order('cinetpay'),
    await order('cinetpay'),
    await order('cinetpay'),
  ]
  await admin.patch(`/api/admin/orders/${cash.id}/status`, { status: 'delivered' })
  await pay(paid.id)
  await pay(cancelled.id)
  await cancel(cancelled.id)
  await pay(late.id, () => cancel(late.id))
  await shop.finish()
  // Opened after the time has passed: it may still be paid.
  const open = await order('cinetpay')
  await awa.post('/api/cinetpay/initialize', { orderId: open.id })
  Object.assign(ids, { cash: cash.id, paid: paid.id, cancelled: cancelled.id, late: late.id, open: open.id })
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

const PAYOUT_ID = newId()
const payoutOf = (orderId: string, amount: string) =>
  `insert into payouts (id, vendor_id, amount, reference)
   select '${PAYOUT_ID}', vendor_id, ${amount}, 'VIR-1' from parcels where order_id = '${orderId}' order by id limit 1`
const payoutParcelsOf = (orderId: string) =>
  `insert into payout_parcels (parcel_id, payout_id)
   select id, '${PAYOUT_ID}' from parcels where order_id = '${orderId}' order by id limit 1`

/** One way at least to break each check: statements, with the order of that kind as $1 where they name it. */
const crimes: Record<string, (() => string[])[]> = {
  stock_not_negative: [
    () => [
      'alter table products drop constraint products_stock_not_negative',
      'update products set stock = -1',
    ],
  ],
  stock_conserved: [() => ['update products set stock = stock + 1']],
  order_total_of_lines: [
    () => [`update order_items set quantity = quantity + 1 where order_id = '${ids.cash}'`],
  ],
  order_total_of_parcels: [() => [`update orders set total = total + 5 where id = '${ids.cash}'`]],
  parcel_subtotal_of_lines: [
    () => [`update parcels set subtotal = subtotal + 5 where order_id = '${ids.cash}'`],
  ],
  parcel_of_one_vendor: [
    () => [`update products set vendor_id = (select id from vendors order by id limit 1)`],
  ],
  order_status_follows: [
    () => [`update orders set status = 'pending' where id = '${ids.cash}'`],
    () => [`update orders set status = 'delivered' where id = '${ids.cancelled}'`],
  ],
  order_payment_follows: [
    () => [`update orders set payment_status = 'failed' where id = '${ids.paid}'`],
    () => [`update orders set payment_status = 'pending' where id = '${ids.cancelled}'`],
  ],
  status_history_legal: [
    () => [`delete from order_events where order_id = '${ids.cash}' and from_status is null`],
    () => [`delete from order_events where order_id = '${ids.cash}'`],
    () => [
      `update order_events set actor = 'vendor' where order_id = '${ids.cash}' and to_status = 'delivered'`,
    ],
    () => [
      `update order_events set actor = 'customer' where order_id = '${ids.cash}' and to_status = 'delivered'`,
    ],
    () => [`update parcels set status = 'shipped' where order_id = '${ids.cash}'`],
    () => [
      `insert into order_events (id, order_id, parcel_id, kind, actor, from_status, to_status)
       select '${newId()}', order_id, id, 'status', 'vendor', 'pending', 'delivered' from parcels where order_id = '${ids.cash}' limit 1`,
    ],
  ],
  payment_history_legal: [
    () => [`delete from order_events where kind = 'payment' and order_id = '${ids.paid}'`],
    () => [
      `update order_events set from_status = 'failed' where kind = 'payment' and order_id = '${ids.paid}'`,
    ],
    () => [
      `insert into order_events (id, order_id, parcel_id, kind, actor, from_status, to_status)
       select '${newId()}', order_id, id, 'payment', 'system', 'completed', 'failed' from parcels where order_id = '${ids.paid}' limit 1`,
    ],
  ],
  one_order_per_key: [
    () => [
      `insert into idempotency_keys select customer_id, 'another', body_hash, order_id from idempotency_keys limit 1`,
    ],
  ],
  acknowledged_orders_kept: [
    () => [`update idempotency_keys set order_id = '${ids.paid}' where order_id = '${ids.cash}'`],
    () => [`delete from orders where id = '${ids.cash}'`],
    () => [`update orders set total = total - 5 where id = '${ids.cash}'`],
  ],
  acknowledged_orders_confirmed: [
    () => [`delete from mails where dedupe_key = 'order-confirmed:${ids.cash}'`],
    () => [`delete from mails where dedupe_key = 'order-confirmed:${ids.paid}'`],
  ],
  one_settled_payment: [
    () => [
      'drop index payments_settled_once_key',
      `insert into payments (id, order_id, transaction_id, amount, provider, status, settled_at)
       select '${newId()}', order_id, 'AMIC-TWICE', amount, provider, status, settled_at from payments where order_id = '${ids.paid}'`,
    ],
  ],
  settled_is_accepted: [
    () => [
      'alter table payments drop constraint payments_settled_are_accepted',
      `update payments set status = 'REFUSED' where order_id = '${ids.paid}'`,
    ],
  ],
  settled_pays_parcels: [
    () => [`update parcels set payment_status = 'pending' where order_id = '${ids.paid}'`],
    () => [`update payments set amount = amount + 5 where order_id = '${ids.paid}'`],
  ],
  paid_online_has_payment: [() => [`update payments set settled_at = null where order_id = '${ids.paid}'`]],
  accepted_is_settled_or_refunded: [
    () => [`delete from refunds where order_id = '${ids.late}'`],
    () => [`update refunds set amount = amount - 5 where order_id = '${ids.late}'`],
  ],
  cancelled_after_paid_is_refunded: [
    () => [`delete from refunds where order_id = '${ids.cancelled}'`],
    () => [`update refunds set amount = amount - 5 where order_id = '${ids.cancelled}'`],
  ],
  refund_of_cancelled_parcel: [
    () => [`update parcels set status = 'pending' where order_id = '${ids.cancelled}'`],
  ],
  refunds_within_payments: [() => [`update refunds set amount = amount + 5 where order_id = '${ids.late}'`]],
  refund_of_own_payment: [
    () => [
      `update refunds set payment_id = (select id from payments where order_id = '${ids.paid}') where order_id = '${ids.late}'`,
    ],
  ],
  payout_of_its_parcels: [() => [payoutOf(ids.paid, 'subtotal - 5'), payoutParcelsOf(ids.paid)]],
  payout_of_earned_money: [() => [payoutOf(ids.paid, 'subtotal'), payoutParcelsOf(ids.paid)]],
  accepted_with_another_amount: [
    () => [`update payments set provider_data = '{"mismatch": true}' where order_id = '${ids.open}'`],
  ],
  unpaid_order_past_deadline: [
    () => [`update orders set created_at = created_at - interval '126 minutes' where id = '${ids.open}'`],
    () => [
      `update orders set created_at = created_at - interval '40 minutes' where id = '${ids.open}'`,
      `update payments set updated_at = updated_at - interval '1 minute' where order_id = '${ids.open}'`,
    ],
  ],
  open_payment_past_deadline: [
    () => [`update payments set created_at = created_at - interval '8 days' where order_id = '${ids.open}'`],
  ],
  dead_letters: [
    () => [
      `select graphile_worker.add_job('sweep-leftovers', run_at => now() + interval '1 hour')`,
      'update graphile_worker._private_jobs set attempts = max_attempts',
    ],
  ],
  jobs_are_done: [
    () => [`select graphile_worker.add_job('sweep-leftovers', run_at => now() - interval '1 hour')`],
    () => [
      `select graphile_worker.add_job('sweep-leftovers', run_at => now() - interval '2 hours')`,
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour', locked_by = 'a dead process'`,
    ],
  ],
  mail_once: [
    () => [
      'alter table mails drop constraint mails_dedupe_key',
      `insert into mails (id, kind, about, recipient, dedupe_key, status, created_at)
       select '${newId()}', kind, about, recipient, dedupe_key, status, created_at from mails limit 1`,
    ],
  ],
  mail_not_forgotten: [
    () => [
      `update mails set status = 'queued', created_at = created_at - interval '1 hour', attempted_at = attempted_at - interval '1 hour'`,
    ],
  ],
  provider_accepted_is_ours: [
    () => [`delete from payments where order_id = '${ids.paid}'`],
    () => [`update payments set status = 'REFUSED' where order_id = '${ids.late}'`],
    () => [`update payments set amount = amount + 5 where order_id = '${ids.paid}'`],
  ],
  ours_accepted_is_providers: [
    () => [`update payments set status = 'ACCEPTED' where order_id = '${ids.open}'`],
  ],
  provider_opened_is_ours: [() => [`delete from payments where order_id = '${ids.open}'`]],
}

describe('npm run audit', () => {
  const run = async (...args: string[]) => {
    const started = await startProcess('src/server/audit-books.ts', args, {
      DATABASE_URL: shop.app.deps.config.databaseUrl!,
    })
    return started.ended
  }

  test('tells each check with its count, and ends well when all is well', async () => {
    const { code, output } = await run()
    expect(output).toContain("0 Aucun stock n'est négatif")
    expect(output).toMatch(/^\d+ vérifications, 0 en défaut ; 6 demandent ce que la base ignore/m)
    expect(code).toBe(0)
  })

  test('compares with a ledger of the simulator, and exits with 1 when something is wrong', async () => {
    const ledger = join(await makeTemporaryFolder('auditor'), 'ledger.json')
    await writeFile(ledger, JSON.stringify(facts.providerLedger))
    expect((await run(ledger)).code).toBe(0)
    await writeFile(ledger, JSON.stringify([{ id: 'AMIC-STRANGER', state: 'accepted', amountFcfa: 500 }]))
    const { code, output } = await run(ledger)
    expect(output).toMatch(/^1 Tout paiement ouvert chez le prestataire est connu ici$/m)
    expect(output).toContain('AMIC-STRANGER : 500 encaissés')
    expect(code).toBe(1)
  })
})

test('every check has its crime', () => {
  expect(Object.keys(crimes).sort()).toEqual(
    readChecks()
      .map(({ name }) => name)
      .sort(),
  )
})

const planted = Object.entries(crimes).flatMap(([check, ways]) =>
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
    const found = (await runChecksIn(client, facts)).filter(({ rows }) => rows.length > 0)
    expect(found.map(({ name }) => name)).toContain(check)
    expect(found[0]!.rows[0]).toEqual({ subject: expect.any(String), detail: expect.any(String) })
  } finally {
    await client.query('rollback')
  }
})
