import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let orderId: string
let vendorId: string

beforeAll(async () => {
  app = await startTestApp()
  const { id: customerId } = await createCustomer(app.db)
  vendorId = (await createVendor(app.db)).id
  const { id: productId } = await createProduct(app.db, { vendorId, price: '1500.00' })
  const online = { paymentMethod: 'cinetpay', status: 'delivered', paymentStatus: 'completed' } as const
  orderId = (await createOrder(app.db, { customerId, lines: [{ productId, quantity: 2 }], ...online })).id
})
afterAll(() => app.close())

const transaction = (id: string) =>
  `insert into ledger_transactions (id, at, kind, order_id) values ('${id}', now(), 'surplus', '${orderId}')`
const posting = (id: string, account: string, amount: string) =>
  `insert into ledger_postings (transaction_id, account, amount, order_id, vendor_id)
   values ('${id}', '${account}', ${amount}, '${orderId}', '${vendorId}')`

/** Statements of one transaction of the database, as somebody with a console would send them. */
async function send(...statements: string[]): Promise<void> {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function readAll() {
  const tables = [
    'ledger_transactions',
    'ledger_postings',
    'order_balances',
    'vendor_totals',
    'market_balances',
  ]
  const found = await Promise.all(
    tables.map(async table => [
      table,
      (await app.pool.query(`select * from ${table} order by 1, 2, 3`)).rows,
    ]),
  )
  return Object.fromEntries(found)
}

const UNBALANCED = 'do not sum to zero'
const APPEND_ONLY = 'is append-only'
const FOLLOWS = 'follows from the postings'
const id = newId()
const first = '(select transaction_id from ledger_postings limit 1)'
const planted: [violation: string, refusal: string, statements: () => string[]][] = [
  [
    'a franc from nowhere',
    UNBALANCED,
    () => [transaction(id), posting(id, 'provider_holds', '100'), posting(id, 'owed_to_vendor', '-101')],
  ],
  ['one side only', UNBALANCED, () => [transaction(id), posting(id, 'provider_holds', '100')]],
  ['a transaction without postings', UNBALANCED, () => [transaction(id)]],
  [
    'a posting added to what was written long ago',
    UNBALANCED,
    () => [
      `insert into ledger_postings (transaction_id, account, amount, order_id)
       values (${first}, 'given_back', 100, '${orderId}')`,
    ],
  ],
  [
    'a posting that moves nothing',
    'ledger_postings_move_something',
    () => [transaction(id), posting(id, 'provider_holds', '0')],
  ],
  [
    'a posting of no transaction',
    'ledger_postings_transaction_id',
    () => [posting(id, 'provider_holds', '100')],
  ],
  ['a posting rewritten', APPEND_ONLY, () => ['update ledger_postings set amount = amount * 2']],
  ['a posting deleted', APPEND_ONLY, () => ['delete from ledger_postings']],
  ['a transaction of another kind', APPEND_ONLY, () => [`update ledger_transactions set kind = 'refund'`]],
  ['a transaction deleted', APPEND_ONLY, () => ['delete from ledger_transactions']],
  ['the ledger emptied', APPEND_ONLY, () => ['truncate ledger_transactions, ledger_postings']],
  ['a balance of an order', FOLLOWS, () => ['update order_balances set amount = amount + 100']],
  ['a total of a vendor', FOLLOWS, () => ['update vendor_totals set amount = amount - 100']],
  ['a balance of the market', FOLLOWS, () => ['update market_balances set amount = amount - 100']],
  [
    'a balance made up',
    FOLLOWS,
    () => [`insert into order_balances values ('${orderId}', null, 'given_back', 1)`],
  ],
  ['the balances deleted', FOLLOWS, () => ['delete from vendor_totals']],
  ['balances of orders emptied', FOLLOWS, () => ['truncate order_balances']],
  ['totals of vendors emptied', FOLLOWS, () => ['truncate vendor_totals']],
  ['balances of the market emptied', FOLLOWS, () => ['truncate market_balances restart identity cascade']],
]

test.each(planted)('the database refuses %s', async (_violation, refusal, statements) => {
  const before = await readAll()
  expect(before.ledger_postings.length).toBeGreaterThan(0)
  await expect(send(...statements())).rejects.toThrow(refusal)
  expect(await readAll()).toEqual(before)
})

test('what sums to zero is taken, and the balances follow in the same transaction', async () => {
  const written = newId()
  await send(
    transaction(written),
    posting(written, 'provider_holds', '-100'),
    posting(written, 'paid_to_vendor', '100'),
  )
  const { rows } = await app.pool.query(
    `select account, sum(amount) as amount from vendor_totals
     where vendor_id = $1 group by account order by account`,
    [vendorId],
  )
  expect(rows).toEqual([
    { account: 'provider_holds', amount: '2900.00' },
    { account: 'paid_to_vendor', amount: '100.00' },
    { account: 'awaiting_delivery', amount: '0.00' },
    { account: 'owed_to_vendor', amount: '-3000.00' },
  ])
})

test('nobody waits for another act on the same vendor: each takes a stripe of its own', async () => {
  const [one, other] = [await app.pool.connect(), await app.pool.connect()]
  try {
    const { rows: orders } = await app.pool.query('select customer_id, id from orders limit 1')
    const { id: productId } = await createProduct(app.db, { vendorId, price: '500.00' })
    const sold = await Promise.all(
      [1, 2].map(quantity =>
        createOrder(app.db, { customerId: orders[0].customer_id, lines: [{ productId, quantity }] }),
      ),
    )
    for (const [index, client] of [one, other].entries()) {
      const written = newId()
      const moves = [posting(written, 'customer_owes', '500'), posting(written, 'owed_to_vendor', '-500')]
      await client.query('begin')
      await client.query(`set local lock_timeout = '10s'`)
      for (const statement of [transaction(written), ...moves]) {
        await client.query(statement.replace(orderId, sold[index]!.id))
      }
    }
    // The second came through while the first still holds its rows.
    await other.query('commit')
    await one.query('commit')
  } finally {
    one.release()
    other.release()
  }
  const { rows } = await app.pool.query(
    `select sum(amount) as amount, count(*)::int as stripes from vendor_totals where (vendor_id, account) = ($1, 'customer_owes')`,
    [vendorId],
  )
  expect(rows).toEqual([{ amount: '1000.00', stripes: 2 }])
})
