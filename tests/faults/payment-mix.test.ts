import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { orderEvents, orders } from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { payouts } from '#database/schema/payouts.ts'
import { problems } from '#database/schema/problems.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transfers } from '#database/schema/transfers.ts'
import { closeMonths } from '#server/money/statements/close-months.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createRandom, type Random, seedOfThisRun } from '#tests/support/makers/random.ts'
import { type FaultedShop, openFaultedShop, unlessOutage } from '#tests/support/shops/faulted-shop.ts'

/** `npm run faults -- --orders N` carries it further. */
const ORDERS = Number(process.env.AMIC_FAULT_ORDERS ?? 150)
const MOST_ORDERS = ORDERS + 1_000
const CUSTOMERS_AT_ONCE = 16
/** Some products are plenty, some are soon sold out. */
const PLENTY = 100_000 + MOST_ORDERS
const STOCKS = [PLENTY, PLENTY, PLENTY, PLENTY, Math.ceil(ORDERS / 3), Math.ceil(ORDERS / 15)]

let shop: FaultedShop
let placedCount = 0
beforeAll(async () => {
  shop = await openFaultedShop(STOCKS, CUSTOMERS_AT_ONCE)
})
afterAll(() => shop.close())

/** Places an order, sometimes twice at once with one key. Undefined when it is refused. */
async function checkout(random: Random, cookie: string): Promise<Order | undefined> {
  const items = random
    .shuffle(shop.products)
    .slice(0, 1 + random.below(4))
    .map(({ id: productId }) => ({ productId, quantity: 1 + random.below(3) }))
  const paymentMethod = random.chance(0.8) ? 'cinetpay' : 'cash_on_delivery'
  const key = newId()
  const send = () =>
    shop.call('checkout', cookie, '/api/orders', orderBody(items, { paymentMethod }), 'POST', {
      'idempotency-key': key,
    })
  const sent = await Promise.all(random.chance(0.15) ? [send(), send()] : [send()])
  const placed = sent.filter(({ status }) => status === 201).map(({ body }) => body as Order)
  expect(new Set(placed.map(({ id }) => id)).size).toBeLessThanOrEqual(1)
  if (placed[0]) {
    shop.acknowledge(key, placed[0])
    placedCount += 1
  }
  return placed[0]
}

type Scene = { random: Random; cookie: string; order: Order; transactionIds: string[]; pages: string[] }

/** One of those who prepare an order. */
const oneVendor = (random: Random, order: Order) =>
  shop.cookies.vendors.get(random.pick(order.parcels).vendorId)!

/** What may happen to an order, by anybody, at any moment. */
const acts = {
  open: async ({ cookie, order, pages, transactionIds }) => {
    const { status, body } = await shop.call('open', cookie, '/api/cinetpay/initialize', {
      orderId: order.id,
    })
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
  /** Its customer pays it in cash instead, sometimes while a payment comes in. */
  toCash: ({ cookie, order }) =>
    shop.call('toCash', cookie, `/api/orders/${order.id}/payment-method`, {
      paymentMethod: 'cash_on_delivery',
    }),
  ask: async ({ random, cookie, transactionIds }) => {
    const id = transactionIds.length > 0 && random.pick(transactionIds)
    if (id) await shop.call('ask', cookie, `/api/cinetpay/status/${id}`, undefined, 'GET')
  },
  cancel: ({ cookie, order }) =>
    shop.call('cancel', cookie, `/api/orders/${order.id}/status`, { status: 'cancelled' }, 'PATCH'),
  move: ({ random, order }) =>
    shop.call(
      'move',
      oneVendor(random, order),
      `/api/orders/${order.id}/status`,
      { status: random.pick(['confirmed', 'shipped', 'delivered', 'cancelled']) },
      'PATCH',
    ),
  /** Every vendor of the order leads its parcel to the customer. */
  fulfil: async ({ order }) => {
    for (const { vendorId } of order.parcels) {
      for (const status of ['confirmed', 'shipped', 'delivered']) {
        const cookie = shop.cookies.vendors.get(vendorId)!
        await shop.call('move', cookie, `/api/orders/${order.id}/status`, { status }, 'PATCH')
      }
    }
  },
  /** A vendor has less of a line than was ordered, or nothing any more. */
  lower: ({ random, order }) => {
    const { id: parcelId, vendorId } = random.pick(order.parcels)
    const { id, quantity } = random.pick(order.items.filter(item => item.parcelId === parcelId))
    return shop.call(
      'lower',
      shop.cookies.vendors.get(vendorId)!,
      `/api/vendor/parcels/${parcelId}/items`,
      { items: [{ id, quantity: random.below(quantity) }], reason: 'Moins que prévu' },
      'PATCH',
    )
  },
  /** A customer reports what came broken, sometimes twice at once. */
  report: async ({ random, cookie, order }) => {
    const { id } = random.pick(order.items)
    const body = {
      items: [{ id, quantity: 1 }],
      kind: random.pick(['missing', 'damaged']),
      message: `Un article, ${random.below(3)}`,
      pictures: [],
    }
    const send = () => shop.call('report', cookie, `/api/orders/${order.id}/problems`, body)
    await Promise.all(random.chance(0.2) ? [send(), send()] : [send()])
  },
  /** An administrator decides on a problem, sometimes two at once. */
  settle: async ({ random }) => {
    const id = await shop.oneOf(random, 'problems', '/api/admin/problems?status=open&limit=5')
    if (!id) return
    const decide = (cookie: string) =>
      shop.call(
        'settle',
        cookie,
        `/api/admin/problems/${id}`,
        random.chance(0.8)
          ? { decision: 'refund', amount: '250', bornBy: random.pick(['vendor', 'amic']) }
          : { decision: 'refuse', reason: 'Rien à voir sur la photo' },
        'PATCH',
      )
    const { admin, otherAdmin } = shop.cookies
    await Promise.all(random.chance(0.3) ? [decide(admin), decide(otherAdmin)] : [decide(admin)])
  },
  cash: ({ random, order }) =>
    shop.call(
      'cash',
      oneVendor(random, order),
      `/api/orders/${order.id}/payment-status`,
      { paymentStatus: 'completed' },
      'PATCH',
    ),
  decide: ({ random, order }) =>
    shop.call(
      'decide',
      shop.cookies.admin,
      `/api/admin/orders/${order.id}/status`,
      { status: random.pick(['pending', 'confirmed', 'delivered', 'cancelled', 'cancelled']) },
      'PATCH',
    ),
  /** One of the administrators gives a customer's money back, sometimes two at once. */
  refund: async ({ random }) => {
    const id = await shop.oneOf(random, 'refunds', '/api/admin/refunds?status=due&limit=5')
    if (!id) return
    const settle = (reference: string) =>
      shop.call(
        'refund',
        shop.cookies.admin,
        `/api/admin/refunds/${id}`,
        { status: 'done', reference },
        'PATCH',
      )
    await Promise.all(random.chance(0.3) ? [settle('OM-1'), settle('OM-2')] : [settle('OM-1')])
  },
  /** All that a vendor is owed is sent to it, sometimes noted twice at once. */
  payout: async ({ random, order }) => {
    const { vendorId } = random.pick(order.parcels)
    const pay = (reference: string) =>
      shop.call('payout', shop.cookies.admin, '/api/admin/payouts', { vendorId, reference })
    const reference = newId()
    await Promise.all(random.chance(0.3) ? [pay(reference), pay(newId())] : [pay(reference)])
  },
  /** A vendor, or all, are sent what they are owed, sometimes by two at once. */
  transfer: async ({ random, order }) => {
    const vendorIds = random.chance(0.2) ? 'all' : [random.pick(order.parcels).vendorId]
    const send = (cookie: string) => shop.call('transfer', cookie, '/api/admin/transfers', { vendorIds })
    await Promise.all(
      random.chance(0.3)
        ? [send(shop.cookies.admin), send(shop.cookies.otherAdmin)]
        : [send(shop.cookies.admin)],
    )
  },
  /** A customer is sent money back on the number that paid. */
  sendBack: async ({ random }) => {
    const id = await shop.oneOf(random, 'refunds', '/api/admin/refunds?status=due&limit=5')
    if (id) await shop.call('sendBack', shop.cookies.admin, `/api/admin/refunds/${id}/transfer`)
  },
  /** The other administrator decides on a transfer, sometimes both ways at once. */
  approve: async ({ random }) => {
    const id = await shop.oneOf(random, 'transfers', '/api/admin/transfers?status=awaiting_approval&limit=5')
    if (!id) return
    const decide = (way: string) =>
      shop.call(way, shop.cookies.otherAdmin, `/api/admin/transfers/${id}/${way}`)
    await Promise.all(random.chance(0.3) ? [decide('approve'), decide('reject')] : [decide('approve')])
  },
} satisfies Record<string, (scene: Scene) => Promise<unknown>>

/** How often each is chosen, among the others. */
const shares: Record<keyof typeof acts, number> = {
  open: 2,
  pay: 3,
  toCash: 2,
  ask: 2,
  cancel: 1,
  move: 2,
  fulfil: 2,
  lower: 2,
  report: 1,
  settle: 2,
  cash: 1,
  decide: 1,
  refund: 1,
  payout: 1,
  transfer: 2,
  sendBack: 1,
  approve: 1,
}
const likely = (Object.keys(shares) as (keyof typeof acts)[]).flatMap(name =>
  Array.from({ length: shares[name] }, () => name),
)

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
  if (random.chance(0.5)) await acts.report(scene)
}

/** What has not happened yet, as far as can be told, of all that the books are to be right after. */
async function missing(): Promise<string[]> {
  const { db } = shop.app
  const counts = {
    'a payment in cash after all': () => db.$count(orderEvents, eq(orderEvents.kind, 'method')),
    'money given back': () => db.$count(refunds, eq(refunds.status, 'done')),
    'a payout': () => db.$count(payouts),
    'money given back for a problem': () => db.$count(problems, eq(problems.status, 'refunded')),
    'a transfer': () => db.$count(transfers, eq(transfers.status, 'sent')),
  }
  // One after the other: all customers ask, and the connections are those of the shop.
  const names: string[] = []
  for (const [name, ask] of Object.entries(counts)) if ((await unlessOutage(ask(), 0)) === 0) names.push(name)
  return names
}

/** Chance may leave out something rare: orders go on until it has happened too. */
const goesOn = async () => placedCount < ORDERS || (placedCount < MOST_ORDERS && (await missing()).length > 0)

test(
  `${ORDERS} orders, paid, cancelled, given back and paid out under random faults and kills, leave right books`,
  async () => {
    const random = createRandom(seedOfThisRun('payment-mix'))
    let run = 0
    const customer = async (cookie: string) => {
      while (await goesOn()) {
        run += 1
        await live(random.fork(run), cookie)
      }
    }
    await shop.underFaults(random, () => Promise.all(shop.cookies.customers.map(customer)))
    const { db, deps } = shop.app
    await closeMonths({ db, clock: () => new Date(deps.clock().getTime() + 32 * DAY_MS) })

    console.log([await figures(), ...shop.told()].join('\n'))
    expect(await db.$count(orders)).toBeGreaterThanOrEqual(ORDERS)
    expect(await db.$count(payments)).toBeGreaterThan(ORDERS * 0.5)
    expect(await missing()).toEqual([])
    expect(await shop.findings()).toEqual({})
    expect(shop.sentTwice()).toEqual([])
  },
  60_000 + MOST_ORDERS * 2_000,
)

async function figures(): Promise<string> {
  const { db } = shop.app
  const counts = { orders, payments, refunds, payouts, transfers, problems }
  const words = await Promise.all(
    Object.entries(counts).map(async ([name, table]) => `${await db.$count(table)} ${name}`),
  )
  const ledger = await shop.ledger()
  const accepted = ledger.filter(({ state }) => state === 'accepted').length
  return `${words.join(', ')}\n${accepted} of ${ledger.length} accepted at the provider`
}
