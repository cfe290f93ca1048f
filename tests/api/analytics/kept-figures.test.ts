import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { analyticsPeriods } from '#contract/analytics/facts.ts'
import { categories } from '#contract/catalogue/facts.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { users } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { addUpFigures } from '#server/analytics/add-up-figures.ts'
import { readAdminStats } from '#server/analytics/admin-stats.queries.ts'
import { beginningOf } from '#server/analytics/beginning-of.ts'
import { addOrderCounts, addSales, lockFigures } from '#server/analytics/kept-figures.queries.ts'
import { readAnalytics } from '#server/analytics/read-analytics.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const NOW = new Date('2026-05-31T10:00:00Z')

let app: TestApp
let now: Date
let admin: TestBrowser
let awa: TestBrowser
let awaId: string
let yao: TestBrowser
let yaoId: string
let stallId: string
let yams: string
let eggs: string

beforeEach(async () => {
  now = NOW
  app = await startTestApp({ clock: () => now })
  admin = await app.browser((await createAdmin(app.db)).id)
  awaId = (await createCustomer(app.db)).id
  awa = await app.browser(awaId)
  const vendor = await createVendor(app.db, {}, { region: 'Bouaké' })
  yaoId = vendor.userId
  stallId = vendor.id
  yao = await app.browser(yaoId)
  const mariam = await createVendor(app.db, {}, { region: 'Man' })
  const stock = 1000
  yams = (await createProduct(app.db, { vendorId: vendor.id, category: 'vivriers', price: '1000.00', stock }))
    .id
  eggs = (await createProduct(app.db, { vendorId: mariam.id, category: 'avicoles', price: '500.00', stock }))
    .id
})
afterEach(() => app.close())

const rowsOf = async (query: string) => (await app.pool.query(query)).rows

/** The figures of a period, counted from the orders themselves. */
async function recount(period: (typeof analyticsPeriods)[number]) {
  const since = beginningOf(period, now)?.toISOString() ?? '-infinity'
  const earned = `status = 'delivered' and payment_status = 'completed' and parcels.created_at >= '${since}'`
  const lines = `from order_items join parcels on parcels.id = parcel_id join products on products.id = product_id where parcels.${earned}`
  const ofLines = 'sum(quantity)::int as sales, sum(order_items.price * quantity)::numeric(14,2) as revenue'
  const ofParcels = 'count(*)::int as sales, sum(subtotal) as revenue'
  const counts = await rowsOf(
    `select status, count(*)::int as count from orders where created_at >= '${since}' group by status`,
  )
  const sold = await rowsOf(`select category, ${ofLines} ${lines} group by category`)
  return {
    ordersByStatus: orderStatuses.map(
      status => counts.find(row => row.status === status) ?? { status, count: 0 },
    ),
    totalOrders: counts.reduce((sum, { status, count }) => sum + (status === 'cancelled' ? 0 : count), 0),
    topProducts: await rowsOf(
      `select products.id, name, ${ofLines} ${lines} group by products.id order by revenue desc, products.id`,
    ),
    topVendors: await rowsOf(
      `select vendors.id, business_name as "businessName", ${ofParcels} from parcels join vendors on vendors.id = vendor_id
       where parcels.${earned} group by vendors.id order by revenue desc, vendors.id`,
    ),
    byRegion: await rowsOf(
      `select region, ${ofParcels} from parcels join vendors on vendors.id = vendor_id join users on users.id = user_id
       where parcels.${earned} group by region order by revenue desc, region`,
    ),
    byCategory: categories
      .map(category => sold.find(row => row.category === category) ?? { category, sales: 0, revenue: '0.00' })
      .toSorted((one, other) => Number(other.revenue) - Number(one.revenue)),
  }
}

/** What the integrity checks find of the kept figures. */
const findings = async () => {
  const ofFigures = (await runChecks(app.pool)).filter(({ name }) => name.startsWith('kept_'))
  expect(ofFigures).toHaveLength(4)
  return ofFigures.flatMap(({ rows }) => rows)
}

async function expectTheFacts() {
  for (const period of analyticsPeriods) {
    expect(await readAnalytics(app.deps, period), period).toMatchObject(await recount(period))
  }
  const { totalOrders } = await recount('all')
  const totalProducts = await app.db.$count(products, eq(products.status, 'active'))
  expect(await readAdminStats(app.db)).toMatchObject({ totalOrders, totalProducts })
  expect(await findings()).toEqual([])
}

const changesLeft = async () =>
  (
    await rowsOf(
      'select ((select count(*) from sale_changes) + (select count(*) from order_count_changes) + (select count(*) from product_count_changes))::int as n',
    )
  )[0].n

const place = async (): Promise<Order> => {
  const items = [
    { productId: yams, quantity: 5 },
    { productId: eggs, quantity: 2 },
  ]
  return (await awa.tries.placeOrder({ body: orderBody(items) })).body
}
const must = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}
const set = (id: string, status: string) =>
  must(admin.tries.setOrderStatus({ params: { id }, body: { status } }))
const takeCash = (id: string) =>
  must(yao.tries.confirmCashPayment({ params: { id }, body: { paymentStatus: 'completed' } }))

/** One after the other. */
const acts = (): [name: string, act: () => Promise<unknown>][] => {
  let sold: Order
  return [
    ['an order is placed', async () => (sold = await place())],
    ['another is placed, and cancelled', async () => set((await place()).id, 'cancelled')],
    [
      'a line is lowered',
      () => {
        const line = sold.items.find(({ productId }) => productId === yams)!
        const items = [{ id: line.id, quantity: 3 }]
        return must(
          yao.tries.lowerParcel({ params: { id: line.parcelId }, body: { items, reason: 'Pluie' } }),
        )
      },
    ],
    ['it is delivered', () => set(sold.id, 'delivered')],
    ['one parcel of two is paid', () => takeCash(sold.id)],
    ['its delivery is taken back', () => set(sold.id, 'shipped')],
    ['it is delivered again, its cash being taken already', () => set(sold.id, 'delivered')],
    [
      'its vendor moves to another region',
      () => app.db.update(users).set({ region: 'Korhogo' }).where(eq(users.id, yaoId)),
    ],
    [
      'its product moves to another category',
      () => app.db.update(products).set({ category: 'maraichers' }).where(eq(products.id, yams)),
    ],
    ['it is cancelled at last', () => set(sold.id, 'cancelled')],
    ['it is revived', () => set(sold.id, 'delivered')],
    [
      'its product is taken off the stall',
      () => app.db.update(products).set({ status: 'rejected' }).where(eq(products.id, yams)),
    ],
    [
      'a product is put on sale, another thrown away',
      async () => {
        await createProduct(app.db, { vendorId: stallId })
        const { id } = await createProduct(app.db, { vendorId: stallId })
        await app.db.delete(products).where(eq(products.id, id))
      },
    ],
  ]
}

test.each([
  ['is added up at once', 1],
  ['waits for others', 3],
  ['is not added up', Number.POSITIVE_INFINITY],
])(
  'after each act of an order the figures are those of the orders, when what changes %s',
  async (_way, every) => {
    await addUpFigures(app.deps)
    for (const [index, [name, act]] of acts().entries()) {
      await act()
      if (index % every === every - 1) await addUpFigures(app.deps)
      await expectTheFacts().catch(error => {
        throw new Error(`after ${name}`, { cause: error })
      })
    }
    const sold = (await recount('all')).topProducts
    expect(sold).toMatchObject([{ id: yams, sales: 3, revenue: '3000.00' }])
    await addUpFigures(app.deps)
    expect(await changesLeft()).toBe(0)
    await expectTheFacts()
  },
)

describe('days pass', () => {
  const DAYS = [
    '2024-02-29',
    '2025-05-30',
    '2025-05-31',
    '2025-06-01',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-04-30',
    '2026-05-01',
    '2026-05-30',
  ]
  const sell = (day: string, productId: string) =>
    createOrder(app.db, {
      customerId: awaId,
      status: 'delivered',
      paymentStatus: 'completed',
      createdAt: new Date(`${day}T23:59:59Z`),
      lines: [{ productId, quantity: 1 + DAYS.indexOf(day) }],
    })

  test('what leaves a period is no longer in it, before it is added up and after, and comes back with a clock that is behind', async () => {
    for (const day of DAYS) await sell(day, yams)
    await expectTheFacts()
    await addUpFigures(app.deps)
    for (const later of [
      '2026-06-01T00:00:00Z',
      '2026-06-03T08:00:00Z',
      '2026-07-01T08:00:00Z',
      '2026-05-31T12:00:00Z',
      '2028-01-01T00:00:00Z',
    ]) {
      now = new Date(later)
      await expectTheFacts()
      // Of days that are kept, and of days that are not any more.
      for (const day of DAYS) await sell(day, eggs)
      await expectTheFacts()
      await addUpFigures(app.deps)
      expect(await changesLeft()).toBe(0)
      await expectTheFacts()
    }
    expect(await rowsOf(`select distinct period from kept_sales order by 1`)).toEqual([{ period: 'all' }])
  })
})

describe('at once', () => {
  test('customers buy, vendors deliver, a product moves from category to category and two processes add up: the figures are those of the orders all the while', async () => {
    let isOver = false
    const buy = async () => {
      for (let round = 0; round < 4; round += 1) {
        const { id } = await place()
        await set(id, 'delivered')
        await takeCash(id)
      }
    }
    const repeat = async (act: () => Promise<unknown>) => {
      while (!isOver) await act()
    }
    const move = async () => {
      for (const category of categories) {
        await app.db.update(products).set({ category }).where(eq(products.id, yams))
      }
    }
    const buying = Promise.all([buy(), buy(), buy()]).finally(() => (isOver = true))
    await Promise.all([
      buying,
      repeat(() => addUpFigures(app.deps)),
      repeat(() => addUpFigures(app.deps)),
      repeat(move),
      repeat(async () => expect(await findings()).toEqual([])),
    ])
    await addUpFigures(app.deps)
    expect((await recount('all')).topProducts).toMatchObject([{ id: yams, sales: 60 }])
    expect(await changesLeft()).toBe(0)
    await expectTheFacts()
  })

  test('nobody waits for whom adds up, nor is waited for; what is not committed yet is added later', async () => {
    const [before, during] = [await place(), await place()]
    await set(before.id, 'delivered')
    await takeCash(before.id)
    // A sale that is under way: its order is held, its changes are written.
    const selling = await app.pool.connect()
    await selling.query('begin')
    await selling.query(`update orders set status = 'confirmed' where id = '${during.id}'`)
    await app.db.transaction(async tx => {
      await lockFigures(tx)
      await addOrderCounts(tx)
      await addSales(tx)
      // What was taken is not committed, and sales go on.
      const { id } = await place()
      await set(id, 'delivered')
      await takeCash(id)
      await expectTheFacts()
    })
    await selling.query(`update orders set status = 'pending' where id = '${during.id}'`)
    await selling.query('commit')
    selling.release()
    await expectTheFacts()
    await addUpFigures(app.deps)
    expect(await changesLeft()).toBe(0)
    await expectTheFacts()
  })
})
