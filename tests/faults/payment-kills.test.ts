import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { type Moment, pausableUrl, pauseTransactionAt } from '#tests/support/database/pause-point.ts'
import { cookieHeader } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRandom, type Random, seedOfThisRun } from '#tests/support/makers/random.ts'
import { findSteadyPort } from '#tests/support/servers/free-port.ts'
import { releaseJobsOfKilledWorkers } from '#tests/support/servers/jobs.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { type CheckedShop, startCheckedShop } from '#tests/support/shops/checked-shop.ts'

const KILLS = Number(process.env.AMIC_FAULT_KILLS ?? 6)
const CUSTOMERS_AT_ONCE = 6
/** A server starts in some seconds, on a busy machine in many, and may be killed several times while one asks. */
const PATIENCE_MS = 150_000

/** The books, the provider, and a process that lives; customers speak to another one, which is killed. */
let shop: CheckedShop
let server: ServerProcess
let env: Record<string, string>
let cookie: string
let productIds: string[]
let orderCount = 0

beforeAll(async () => {
  shop = await startCheckedShop('v2')
  const { db, deps } = shop.app
  productIds = []
  for (let vendor = 0; vendor < 2; vendor += 1) {
    const { id: vendorId } = await createVendor(db)
    productIds.push((await createProduct(db, { vendorId, stock: 100_000 })).id)
  }
  const awa = await shop.app.browser((await createCustomer(db)).id)
  cookie = cookieHeader(awa.cookies)
  await shop.openBooks()
  const port = await findSteadyPort()
  env = {
    ...shop.providerEnv,
    DATA_DIR: await makeTemporaryFolder('payment-kills'),
    DATABASE_URL: pausableUrl(deps.config.databaseUrl!),
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

type Answer = { status: number; body: Record<string, unknown> }

/** Asks as long as the server is not there, or says that it cannot now. */
async function ask(path: string, body: unknown, method = 'POST', headers = {}): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    try {
      const response = await fetch(env.PUBLIC_URL + path, {
        method,
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      const answer = { status: response.status, body: await response.json() }
      expect(answer.status, JSON.stringify(answer.body)).not.toBe(500)
      if (answer.status < 500) return answer
    } catch (error) {
      // The server is gone, or went while it answered: as a person does, try again.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    }
    await wait(50)
  }
  throw new Error(`no answer to ${method} ${path}`)
}

async function order(): Promise<Order> {
  const key = newId()
  const items = productIds.map(productId => ({ productId, quantity: 1 }))
  const body = orderBody(items, { paymentMethod: 'cinetpay' })
  const answer = await ask('/api/orders', body, 'POST', { 'idempotency-key': key })
  expect(answer.status).toBe(201)
  const placed = answer.body as unknown as Order
  shop.acknowledge(key, placed)
  orderCount += 1
  return placed
}
const initialise = (orderId: string) => ask('/api/cinetpay/initialize', { orderId })
const cancel = (orderId: string) => ask(`/api/orders/${orderId}/status`, { status: 'cancelled' }, 'PATCH')

/** The order as the database has it, whoever is alive. */
async function orderIs(orderId: string, columns: Record<string, string>): Promise<boolean> {
  return eventually(async () => {
    const { rows } = await shop.app.db.execute(
      sql`select status, payment_status as "paymentStatus" from orders where id = ${orderId}`,
    )
    return Object.entries(columns).every(([name, value]) => rows[0]?.[name] === value)
  })
}

async function restart(): Promise<void> {
  await server.kill()
  server = await startServerProcess(env)
}

async function open(orderId: string): Promise<string> {
  const { status, body } = await initialise(orderId)
  expect(status).toBe(200)
  return body.payment_url as string
}

const acts = {
  initialise: {
    prepare: async () => {},
    begin: async (id: string) => void (await initialise(id)),
    end: async (id: string) => {
      await shop.pay(await open(id), 'accept')
      expect(await orderIs(id, { paymentStatus: 'completed' })).toBe(true)
    },
  },
  settle: {
    prepare: open,
    begin: async (_id: string, page: string) => shop.pay(page, 'accept'),
    end: async (id: string) => {
      // Whoever is quicker: the notification that comes again, or the person who wants to pay again, and must not.
      expect(await initialise(id)).toMatchObject({ status: 409, body: { code: 'order_not_payable' } })
      expect(await orderIs(id, { paymentStatus: 'completed' })).toBe(true)
    },
  },
  cancel: {
    prepare: async (id: string) => {
      await shop.pay(await open(id), 'accept')
      expect(await orderIs(id, { paymentStatus: 'completed' })).toBe(true)
    },
    begin: async (id: string) => void (await cancel(id)),
    end: async (id: string) => {
      expect([200, 409]).toContain((await cancel(id)).status)
      expect(await orderIs(id, { status: 'cancelled' })).toBe(true)
    },
  },
}

type Act = keyof typeof acts
const moments: [Act, Moment][] = [
  ['initialise', { table: 'payments', when: 'insert' }],
  ['initialise', { table: 'payments', when: 'commit' }],
  ['initialise', { table: 'payments', when: 'update' }],
  ['settle', { table: 'payments', when: 'update' }],
  ['settle', { table: 'parcels', when: 'update' }],
  ['settle', { table: 'order_events', when: 'insert' }],
  ['settle', { table: 'ledger_transactions', when: 'insert' }],
  ['settle', { table: 'ledger_postings', when: 'insert' }],
  ['settle', { table: 'orders', when: 'update' }],
  ['settle', { table: 'orders', when: 'commit' }],
  ['cancel', { table: 'parcels', when: 'update' }],
  ['cancel', { table: 'order_events', when: 'insert' }],
  ['cancel', { table: 'products', when: 'update' }],
  ['cancel', { table: 'ledger_postings', when: 'insert' }],
  ['cancel', { table: 'refunds', when: 'insert' }],
  ['cancel', { table: 'orders', when: 'update' }],
  ['cancel', { table: 'orders', when: 'commit' }],
]

test.each(moments)('%s: killed at %o', async (name, moment) => {
  const { prepare, begin, end } = acts[name]
  const { id } = await order()
  const page = await prepare(id)
  const still = await pauseTransactionAt(shop.app.pool, moment)
  // Whoever began goes on asking until it is done.
  const begun = begin(id, page ?? '')
  expect(await still.isReached()).toBe(true)
  await server.kill()
  await still.letGo()
  server = await startServerProcess(env)
  await begun
  await end(id)
})

test.each([
  ['initialise', 'initialise'],
  ['settle', 'check'],
] as const)('%s: killed when the provider has the call and has not answered', async (name, call) => {
  const { prepare, begin, end } = acts[name]
  const { id, number } = await order()
  const page = await prepare(id)
  await shop.setFaults({ answer: 'slow', slowMs: 3_000, answerOf: call })
  const hasTheCall = async () =>
    (await shop.ledger()).some(
      ({ designation, checks }) =>
        designation === `Commande ${number}` && (call === 'initialise' || checks > 0),
    )
  const begun = begin(id, page ?? '')
  expect(await eventually(hasTheCall)).toBe(true)
  await server.kill()
  await shop.setFaults({})
  server = await startServerProcess(env)
  await begun
  await end(id)
})

/** Orders, pays and cancels until it is over; whatever is not answered is asked again. */
async function liveUntil(isOver: () => boolean, random: Random): Promise<void> {
  while (!isOver()) {
    const { id } = await order()
    if (random.chance(0.2)) await cancel(id)
    const { status, body } = await initialise(id)
    if (status !== 200) continue
    await shop.pay(body.payment_url as string, random.pick(['accept', 'accept', 'refuse', 'pending']))
    if (random.chance(0.3)) await cancel(id)
  }
}

test(
  `killed ${KILLS} times at random moments`,
  async () => {
    const random = createRandom(seedOfThisRun('payment-kills'))
    let isOver = false
    const living = Array.from({ length: CUSTOMERS_AT_ONCE }, (_, index) =>
      liveUntil(() => isOver, random.fork(index)),
    )
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Each life of the server sees work: an order at least, then it may end at any moment.
        const before = orderCount
        await eventually(() => orderCount > before)
        await wait(random.below(600))
        await restart()
      }
    } finally {
      isOver = true
      await Promise.all(living)
    }
  },
  60_000 + KILLS * 20_000,
)

test('the jobs of the killed are taken up, and the books are right', async () => {
  const { db } = shop.app
  await server.stop()
  await releaseJobsOfKilledWorkers(db)
  await shop.finish()
  expect(await shop.findings()).toEqual({})
  console.log(`payment-kills: ${orderCount} orders`)
}, 120_000)
