import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { addUpFigures } from '#server/analytics/add-up-figures.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'

let database: Connection

/** Orders that are written whole, each with a story of its own. */
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(ROWS)
})
afterAll(() => database.close())

const id = (table: number, number: number) =>
  `0000000${table}-0000-7000-8000-${String(number).padStart(12, '0')}`

type Story = { method: string; status: string; paid: string; more?: (order: number) => string }
const payment = (order: number, settled: boolean) =>
  `insert into payments (id, order_id, transaction_id, amount, provider, provider_api, status, settled_at)
   values ('${id(5, order)}', '${id(2, order)}', 'AMIC-TEST-${order}', 1000, 'cinetpay', 'v2', 'ACCEPTED', ${settled ? 'now()' : 'null'});`
const refund = (order: number, parcel: boolean, isDone: boolean) =>
  `insert into refunds (id, order_id, payment_id, parcel_id, amount, reason, status, reference, settled_at)
   values ('${id(6, order)}', '${id(2, order)}', '${id(5, order)}', ${parcel ? `'${id(3, order)}'` : 'null'}, 1000, 'Annulée',
     ${isDone ? `'done', 'VIR-9', now()` : `'due', null, null`});`

const stories: Story[] = [
  { method: 'cash_on_delivery', status: 'pending', paid: 'pending' },
  { method: 'cash_on_delivery', status: 'delivered', paid: 'pending' },
  { method: 'cash_on_delivery', status: 'delivered', paid: 'completed' },
  { method: 'cash_on_delivery', status: 'shipped', paid: 'completed' },
  { method: 'cinetpay', status: 'shipped', paid: 'completed', more: order => payment(order, true) },
  { method: 'cinetpay', status: 'delivered', paid: 'completed', more: order => payment(order, true) },
  {
    method: 'cinetpay',
    status: 'delivered',
    paid: 'completed',
    more: order => `${payment(order, true)}
      insert into payouts (id, vendor_id, amount, reference) values ('${id(7, order)}', '${id(1, 2)}', 1000, 'VIR-1');
      insert into payout_parcels (parcel_id, payout_id, amount) values ('${id(3, order)}', '${id(7, order)}', 1000);`,
  },
  {
    method: 'cinetpay',
    status: 'cancelled',
    paid: 'completed',
    more: order => payment(order, true) + refund(order, true, false),
  },
  {
    method: 'cinetpay',
    status: 'cancelled',
    paid: 'completed',
    more: order => payment(order, true) + refund(order, true, true),
  },
  {
    method: 'cinetpay',
    status: 'cancelled',
    paid: 'pending',
    more: order => payment(order, false) + refund(order, false, false),
  },
  {
    method: 'cinetpay',
    status: 'cancelled',
    paid: 'pending',
    more: order => payment(order, false) + refund(order, false, true),
  },
  { method: 'cinetpay', status: 'delivered', paid: 'failed' },
]

const ROWS = `
  insert into users (id, username, email, password_hash, role, full_name, region)
  values ('${id(1, 1)}', 'awa', 'awa@amic.example', 'none', 'customer', 'Awa Koné', 'Abidjan'),
    ('${id(1, 3)}', 'yao', 'yao@amic.example', 'none', 'vendor', 'Yao Kouassi', 'Abidjan');
  insert into vendors (id, user_id, business_name, business_address, description)
  values ('${id(1, 2)}', '${id(1, 3)}', 'Ferme de Yao', 'Bouaké', 'Le panier du matin');
  ${stories
    .map(
      ({ method, status, paid, more }, index) => `
  insert into orders (id, customer_id, total, status, payment_method, payment_status, directions)
  values ('${id(2, index)}', '${id(1, 1)}', 1000, '${status}', '${method}', '${paid}', 'Cocody');
  insert into parcels (id, order_id, vendor_id, status, payment_status, subtotal, created_at)
  values ('${id(3, index)}', '${id(2, index)}', '${id(1, 2)}', '${status}', '${paid}', 1000, '2026-03-0${1 + (index % 9)}');
  insert into order_events (id, order_id, parcel_id, kind, actor, from_status, to_status, created_at)
  values ('${id(4, index)}', '${id(2, index)}', '${id(3, index)}', 'status', 'admin', 'pending', '${status === 'pending' ? 'shipped' : status}', '2026-03-20 08:00+00');
  ${more?.(index) ?? ''}`,
    )
    .join('')}`

test('what orders that are written whole tell is in the ledger, each move at its time, and the integrity checks agree', async () => {
  await database.pool.query('select carry_into_ledger()')
  const { rows: accounts } = await database.pool.query(
    'select account, sum(amount) as amount from order_balances group by account having sum(amount) <> 0 order by account',
  )
  expect(accounts).toEqual([
    { account: 'customer_owes', amount: '1000.00' },
    { account: 'provider_holds', amount: '4000.00' },
    { account: 'vendor_holds_cash', amount: '1000.00' },
    { account: 'paid_to_vendor', amount: '1000.00' },
    { account: 'given_back', amount: '2000.00' },
    { account: 'awaiting_delivery', amount: '-1000.00' },
    { account: 'owed_to_vendor', amount: '-4000.00' },
    { account: 'owed_to_customer', amount: '-4000.00' },
  ])
  const { rows: kinds } = await database.pool.query(
    `select kind, count(*)::int as n from ledger_transactions group by kind order by kind`,
  )
  expect(Object.fromEntries(kinds.map(({ kind, n }) => [kind, n]))).toEqual({
    payment: 5,
    cash: 1,
    delivery: 4,
    cancellation: 2,
    payout: 1,
    surplus: 2,
    refund: 2,
  })
  const { rows: days } = await database.pool.query(
    `select distinct at from ledger_transactions where kind = 'delivery'`,
  )
  expect(days).toEqual([{ at: new Date('2026-03-20T08:00:00Z') }])
  const results = await runChecks(database.pool)
  const ofLedger = results.filter(({ name, isSkipped }) => name.startsWith('ledger_') && !isSkipped)
  expect(ofLedger.length).toBe(4)
  expect(ofLedger.flatMap(({ rows }) => rows)).toEqual([])
})

test('what they sold is in the figures too', async () => {
  const { db, pool } = database
  await addUpFigures({ db, clock: () => new Date('2026-03-31T10:00:00Z') })
  const { rows: counts } = await pool.query(
    'select status, sum(count)::int as orders from order_counts group by status order by status',
  )
  expect(counts).toEqual([
    { status: 'pending', orders: 1 },
    { status: 'shipped', orders: 2 },
    { status: 'delivered', orders: 5 },
    { status: 'cancelled', orders: 4 },
  ])
  const { rows: kept } = await pool.query('select period, count, revenue from kept_sales order by period')
  expect(kept).toEqual(
    ['month', 'quarter', 'year', 'all'].map(period => ({ period, count: 3, revenue: '3000.00' })),
  )
  const ofFigures = (await runChecks(pool)).filter(({ name }) => name.startsWith('kept_'))
  expect(ofFigures.flatMap(({ rows }) => rows)).toEqual([])
})

test('carried again, nothing is written twice', async () => {
  const count = async () =>
    (await database.pool.query('select count(*)::int as n from ledger_transactions')).rows[0].n
  const before = await count()
  await database.pool.query('select carry_into_ledger()')
  expect(await count()).toBe(before)
})
