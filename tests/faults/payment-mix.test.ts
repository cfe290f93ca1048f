import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { orders } from '#database/schema/orders.ts'
import { payments, refunds } from '#database/schema/payments.ts'
import { payouts } from '#database/schema/payouts.ts'
import { updateMail } from '#server/notifications/mails.queries.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import { type AuditedShop, startAuditedShop } from '#tests/support/audited-shop.ts'
import { createCrowd } from '#tests/support/crowd.ts'
import { createProduct, type Product } from '#tests/support/makers.ts'
import { orderBody } from '#tests/support/orders.ts'
import { createAdmin, createVendor } from '#tests/support/people.ts'
import { createRandom, type Random, seedOfThisRun } from '#tests/support/random.ts'
import type { Faults } from '../../src/cinetpay-simulator/faults.ts'

const RUNS = Number(process.env.AMIC_FAULT_RUNS ?? 600)
const CUSTOMERS_AT_ONCE = 16
const VENDORS = 4
/** Some products are plenty, some are soon sold out. */
const STOCKS = [100_000, 100_000, 100_000, 100_000, Math.ceil(RUNS / 4), Math.ceil(RUNS / 20)]
const WEATHER_LASTS_MS = 150
const SWEEP_EVERY_MS = 5_000

let shop: AuditedShop
let products: Product[]
/** By the vendor's id. */
let vendorCookies: Map<string, string>
let adminCookie: string
let customerCookies: string[]
/** How often each mail's job was carried out. */
const mailJobs = new Map<string, number>()
/** How often each act got each answer. */
const answers = new Map<string, number>()
let isOver = false

beforeAll(async () => {
  // The text of mails has tests of its own: here it counts that each is sent once.
  shop = await startAuditedShop('v2', {
    'send-mail': async ({ mailId }) => {
      mailJobs.set(mailId, (mailJobs.get(mailId) ?? 0) + 1)
      await updateMail(shop.app.db, mailId, {
        status: 'sent',
        sentAt: new Date(),
        subject: null,
        error: null,
      })
    },
  })
  const { db } = shop.app
  const vendors = await Promise.all(Array.from({ length: VENDORS }, () => createVendor(db)))
  products = await Promise.all(
    vendors.flatMap(({ id: vendorId }) =>
      STOCKS.map(stock => createProduct(db, { vendorId, stock, price: '500.00' })),
    ),
  )
  const cookieOf = async (userId: string) =>
    [...(await shop.app.browser(userId)).cookies].map(pair => pair.join('=')).join('; ')
  vendorCookies = new Map(
    await Promise.all(vendors.map(async ({ id, userId }) => [id, await cookieOf(userId)] as const)),
  )
  adminCookie = await cookieOf((await createAdmin(db)).id)
  customerCookies = await createCrowd(db, CUSTOMERS_AT_ONCE)
  await shop.openBooks()
})
afterAll(() => shop.close())

/** One call of a person. No answer may be a fault of ours. */
async function call(
  act: string,
  cookie: string,
  path: string,
  body?: unknown,
  method = 'POST',
  headers = {},
) {
  const response = await fetch(shop.app.url + path, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = { status: response.status, body: await response.json() }
  const kind = `${act} ${answer.status} ${answer.status < 400 ? '' : answer.body.code}`.trim()
  answers.set(kind, (answers.get(kind) ?? 0) + 1)
  expect(answer.status, JSON.stringify(answer.body)).not.toBe(500)
  return answer
}

/** Places an order, sometimes twice at once with one key. Undefined when it is refused. */
async function checkout(random: Random, cookie: string): Promise<Order | undefined> {
  const items = random
    .shuffle(products)
    .slice(0, 1 + random.below(4))
    .map(({ id: productId }) => ({ productId, quantity: 1 + random.below(3) }))
  const paymentMethod = random.chance(0.8) ? 'cinetpay' : 'cash_on_delivery'
  const key = newId()
  const send = () =>
    call('checkout', cookie, '/api/orders', orderBody(items, { paymentMethod }), 'POST', {
      'idempotency-key': key,
    })
  const sent = await Promise.all(random.chance(0.15) ? [send(), send()] : [send()])
  const placed = sent.filter(({ status }) => status === 201).map(({ body }) => body as Order)
  expect(new Set(placed.map(({ id }) => id)).size).toBeLessThanOrEqual(1)
  if (placed[0]) shop.acknowledge(key, placed[0])
  return placed[0]
}

type Scene = { random: Random; cookie: string; order: Order; transactionIds: string[]; pages: string[] }

/** One of those who prepare an order. */
const oneVendor = (random: Random, order: Order) => vendorCookies.get(random.pick(order.parcels).vendorId)!

/** What may happen to an order, by anybody, at any moment. */
const acts = {
  open: async ({ cookie, order, pages, transactionIds }) => {
    const { status, body } = await call('open', cookie, '/api/cinetpay/initialize', { orderId: order.id })
    if (status !== 200) return
    pages.push(body.payment_url)
    transactionIds.push(body.transaction_id)
  },
  pay: async ({ random, pages }) => {
    const page = pages.length > 0 && random.pick(pages)
    if (page)
      await shop.pay(
        page,
        random.pick(['accept', 'accept', 'accept', 'refuse', 'insufficient', 'pending', 'expire']),
      )
  },
  ask: async ({ random, cookie, transactionIds }) => {
    const id = transactionIds.length > 0 && random.pick(transactionIds)
    if (id) await call('ask', cookie, `/api/cinetpay/status/${id}`, undefined, 'GET')
  },
  cancel: ({ cookie, order }) =>
    call('cancel', cookie, `/api/orders/${order.id}/status`, { status: 'cancelled' }, 'PATCH'),
  move: ({ random, order }) =>
    call(
      'move',
      oneVendor(random, order),
      `/api/orders/${order.id}/status`,
      { status: random.pick(['confirmed', 'shipped', 'delivered', 'cancelled']) },
      'PATCH',
    ),
  cash: ({ random, order }) =>
    call(
      'cash',
      oneVendor(random, order),
      `/api/orders/${order.id}/payment-status`,
      { paymentStatus: 'completed' },
      'PATCH',
    ),
  decide: ({ random, order }) =>
    call(
      'decide',
      adminCookie,
      `/api/admin/orders/${order.id}/status`,
      { status: random.pick(['pending', 'confirmed', 'delivered', 'cancelled', 'cancelled']) },
      'PATCH',
    ),
  /** One of the administrators gives a customer's money back, sometimes two at once. */
  refund: async ({ random }) => {
    const { body } = await call(
      'refunds',
      adminCookie,
      '/api/admin/refunds?status=due&limit=5',
      undefined,
      'GET',
    )
    if (body.items.length === 0) return
    const { id } = random.pick(body.items as { id: string }[])
    const settle = (reference: string) =>
      call('refund', adminCookie, `/api/admin/refunds/${id}`, { status: 'done', reference }, 'PATCH')
    await Promise.all(random.chance(0.3) ? [settle('OM-1'), settle('OM-2')] : [settle('OM-1')])
  },
  /** All that a vendor is owed is sent to it, sometimes noted twice at once. */
  payout: async ({ random, order }) => {
    const { vendorId } = random.pick(order.parcels)
    const pay = (reference: string) =>
      call('payout', adminCookie, '/api/admin/payouts', { vendorId, reference })
    const reference = newId()
    await Promise.all(random.chance(0.3) ? [pay(reference), pay(newId())] : [pay(reference)])
  },
} satisfies Record<string, (scene: Scene) => Promise<unknown>>

const likely = [
  'open',
  'open',
  'pay',
  'pay',
  'pay',
  'ask',
  'ask',
  'cancel',
  'move',
  'move',
  'cash',
  'decide',
  'refund',
  'payout',
] as const

/** One customer's order and what becomes of it, some of it at the same time. */
async function live(random: Random, cookie: string): Promise<void> {
  const order = await checkout(random, cookie)
  if (!order) return
  const scene: Scene = { random, cookie, order, transactionIds: [], pages: [] }
  if (order.paymentMethod === 'cinetpay') await acts.open(scene)
  for (let step = 0, steps = 1 + random.below(4); step < steps; step += 1) {
    const names = Array.from({ length: 1 + random.below(3) }, () => random.pick(likely))
    await Promise.all(names.map(name => acts[name](scene)))
  }
}

/** The provider's faults change all the time, and half of the time it is well. */
async function spoil(random: Random): Promise<void> {
  while (!isOver) {
    const faults: Partial<Faults> = random.chance(0.5)
      ? {}
      : {
          notification: random.pick(['sent', 'lost', 'doubled', 'late', 'out_of_order', 'forged']),
          answer: random.pick(['right', 'right', 'slow', 'dropped', 'error_500']),
          answerOf: random.pick(['initialise', 'check']),
          amount: random.pick(['right', 'right', 'right', 'wrong', 'other_currency']),
          acceptance: random.pick(['at_once', 'waiting_first', 'before_answer', 'after_refusal']),
          lateMs: 200,
          slowMs: 100,
          waitingMs: 150,
        }
    await shop.setFaults(faults)
    await wait(WEATHER_LASTS_MS)
  }
}

/** Several processes sweep, and time goes on: five minutes each five seconds. */
async function sweep(): Promise<void> {
  while (!isOver) {
    shop.travel(5)
    await Promise.all([sweepPayments(shop.app.deps), sweepPayments(shop.app.deps)])
    await wait(SWEEP_EVERY_MS)
  }
}

test(
  `${RUNS} mixed checkouts, payments and cancellations under random faults leave right books`,
  async () => {
    const random = createRandom(seedOfThisRun('payment-mix'))
    const background = [spoil(random.fork(-1)), sweep()]
    const runs = Array.from({ length: RUNS }, (_, run) => run).values()
    const customer = async (cookie: string) => {
      for (const run of runs) await live(random.fork(run), cookie)
    }
    try {
      await Promise.all(customerCookies.map(customer))
    } finally {
      isOver = true
      await Promise.all(background)
    }
    await shop.finish()

    const { db } = shop.app
    console.log(await figures())
    expect(await db.$count(orders)).toBeGreaterThan(RUNS * 0.5)
    expect(await db.$count(payments)).toBeGreaterThan(RUNS * 0.4)
    expect(await db.$count(refunds, eq(refunds.status, 'done'))).toBeGreaterThan(0)
    expect(await db.$count(payouts)).toBeGreaterThan(0)
    expect(await shop.findings()).toEqual({})
    expect([...mailJobs.values()].filter(times => times > 1)).toEqual([])
  },
  60_000 + RUNS * 2_000,
)

async function figures(): Promise<string> {
  const { db } = shop.app
  const ledger = await shop.ledger()
  const lines = [
    `${await db.$count(orders)} orders, ${await db.$count(payments)} payments, ${await db.$count(refunds)} refunds, ${await db.$count(payouts)} payouts`,
    `${ledger.filter(({ state }) => state === 'accepted').length} of ${ledger.length} accepted at the provider`,
    `${mailJobs.size} mails`,
    ...[...answers].sort().map(([kind, count]) => `${count} × ${kind}`),
  ]
  return lines.join('\n')
}
