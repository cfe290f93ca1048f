import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CURSOR_INVALID } from '#contract/common.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { dayParts } from '#contract/orders/planned-days.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { CalendarClock } from '#tests/support/makers/delivery-days.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint, fetchedAt } from '#tests/support/makers/pickup-points.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let clock = new CalendarClock()
let app: TestApp
let customerId: string
/** Of an order that is fetched at a point. */
let fetched: Fields
let productId: string
let yao: TestBrowser
/** What the ids of orders stand for. */
let names: Map<string, string>

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  const customer = await createCustomer(app.db, { fullName: 'Awa Koné', username: 'awanette' })
  customerId = customer.id
  fetched = fetchedAt(await createPickupPoint(app.db))
})
beforeEach(async () => {
  clock = new CalendarClock()
  clock.now = new Date(`${clock.inDays(0)}T23:50:00Z`)
  names = new Map()
  const vendor = await createVendor(app.db)
  productId = (await createProduct(app.db, { vendorId: vendor.id, stock: 50 })).id
  yao = await app.browser(vendor.userId)
})
afterAll(() => app.close())

type Fields = Partial<Parameters<typeof createOrder>[1]>
const unpaid: Fields = { paymentMethod: 'cinetpay' }
const paid: Fields = { paymentMethod: 'cinetpay', paymentStatus: 'completed' }

/** An order for the day so many days from now, or without one. */
async function order(
  name: string,
  ahead: number | null,
  status: OrderStatus = 'confirmed',
  fields: Fields = {},
) {
  const lines = [{ productId, quantity: 1 }]
  const { id } = await createOrder(app.db, { customerId, lines, status, ...fields })
  names.set(id, name)
  await moveTo(id, ahead)
  return id
}
const moveTo = (id: string, ahead: number | null) =>
  app.db
    .update(parcels)
    .set({ plannedOn: ahead === null ? null : clock.inDays(ahead) })
    .where(eq(parcels.orderId, id))

type Asked = NonNullable<Parameters<TestBrowser['api']['listVendorOrders']>[0]>['query']
const page = async (query: Asked = {}) => {
  const { items, ...rest } = await yao.api.listVendorOrders({ query: { sort: 'day', ...query } })
  return { names: items.map(({ id }) => names.get(id)), ...rest }
}
/** All pages, each with what it holds; between two of them something may happen. */
async function pages(limit: number, between: () => unknown = () => undefined) {
  const read: (string | undefined)[][] = []
  let cursor: string | undefined
  do {
    const next = await page({ limit, cursor })
    read.push(next.names)
    cursor = next.nextCursor ?? undefined
    await between()
  } while (cursor)
  return read
}

/** A quarter of an hour. */
const passMidnight = () => {
  clock.now = new Date(clock.now.getTime() + 900_000)
}

/** Placed in an order that no list has. */
async function placeSome() {
  await order('delivered first', 0, 'delivered')
  await order('without a day', null)
  await order('later', 5)
  await order('today', 0)
  await order('to answer', 4, 'pending')
  await order('tomorrow', 1, 'pending', unpaid)
  await order('late', -2, 'shipped')
  await order('tomorrow too', 1)
  await order('today too', 0)
  await order('paid, to answer', -3, 'pending', paid)
  await order('late too', -2)
  await order('yesterday', -1)
  await order('at its point', -3, 'shipped', fetched)
  await order('to be brought to its point', -1, 'confirmed', fetched)
  await order('cancelled last', 3, 'cancelled')
  await order('without a day too', null, 'shipped')
  await order('to answer, without a day', null, 'pending')
}
const byDay = [
  'to answer',
  'paid, to answer',
  'to answer, without a day',
  'today',
  'today too',
  'late',
  'late too',
  'yesterday',
  'to be brought to its point',
  'tomorrow',
  'tomorrow too',
  'later',
  'without a day',
  'without a day too',
  'at its point',
  'cancelled last',
  'delivered first',
]

describe('by days', () => {
  test.each([1, 2, 3, 5, 15, 50])(
    'in pages of %i: what waits for an answer, today, late, to come, without a day, to be fetched, over',
    async limit => {
      await placeSome()
      const read = await pages(limit)
      expect(read.flat()).toEqual(byDay)
      expect(read.slice(0, -1).every(each => each.length === limit)).toBe(true)
      expect((await page({ limit })).total).toBe(17)
    },
  )

  test('is filtered by status and by words', async () => {
    await placeSome()
    expect((await page({ status: 'pending' })).names).toEqual([
      'to answer',
      'paid, to answer',
      'to answer, without a day',
      'tomorrow',
    ])
    expect((await page({ status: 'delivered' })).names).toEqual(['delivered first'])
    for (const search of ['koné', 'KONE', 'kone awa'])
      expect((await page({ search, limit: 1 })).names).toEqual(['to answer'])
    for (const search of ['nobody', 'awanette']) expect((await page({ search })).names).toEqual([])
  })

  test('midnight between two pages brings nothing twice and loses nothing', async () => {
    await placeSome()
    expect((await pages(4, passMidnight)).flat()).toEqual(byDay)
  })

  test('a day that moves between two pages moves that parcel alone', async () => {
    await placeSome()
    const moved = await order('moved', 5)
    const { names: first, nextCursor } = await page({ limit: 4 })
    await moveTo(moved, 1)
    const rest = await page({ limit: 50, cursor: nextCursor! })
    expect([...first, ...rest.names]).toEqual(byDay.toSpliced(11, 0, 'moved'))
    expect(rest.nextCursor).toBeNull()
  })

  test('what is delivered between two pages comes with what is over', async () => {
    await placeSome()
    const { nextCursor } = await page({ limit: 2 })
    const [id] = [...names].find(([, name]) => name === 'tomorrow')!
    await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id))
    await app.db.update(parcels).set({ status: 'delivered' }).where(eq(parcels.orderId, id))
    const rest = await page({ cursor: nextCursor! })
    expect(rest.names.slice(-3)).toEqual(['cancelled last', 'tomorrow', 'delivered first'])
  })
})

test('what is answered between two pages is brought on its day', async () => {
  await placeSome()
  const { nextCursor } = await page({ limit: 2 })
  const [id] = [...names].find(([, name]) => name === 'to answer')!
  await yao.api.changeOrderStatus({ params: { id }, body: { status: 'confirmed' } })
  const rest = await page({ cursor: nextCursor! })
  expect(rest.names).toEqual(byDay.slice(2).toSpliced(9, 0, 'to answer'))
})

test('what the vendor may confirm now is asked for in both orders: what waits for its money is not among it', async () => {
  await placeSome()
  const { names: byDays, total } = await page({ toAnswer: '1' })
  expect(byDays).toEqual(['to answer', 'paid, to answer', 'to answer, without a day'])
  const newest = await yao.api.listVendorOrders({ query: { toAnswer: '1' } })
  expect(newest.items.map(({ id }) => names.get(id))).toEqual(byDays.toReversed())
  expect([total, newest.total]).toEqual([3, 3])
})

test('what was delivered and is not paid is asked for, and sums up to what is still to come', async () => {
  await order('delivered, unpaid', -1, 'delivered')
  await order('delivered, paid', -1, 'delivered', { paymentStatus: 'completed' })
  await order('on its way', 0, 'shipped')
  expect(await page({ toCollect: '1' })).toMatchObject({ names: ['delivered, unpaid'], total: 1 })
  const { items } = await yao.api.listVendorOrders({ query: { toCollect: '1' } })
  const { totals } = await yao.api.listVendorRevenue()
  expect(items.map(({ total }) => total)).toEqual([totals.unpaid])
})

test('who asks for no order has the latest first, page after page', async () => {
  await placeSome()
  const { items, nextCursor } = await yao.api.listVendorOrders({ query: { limit: 7 } })
  const rest = await yao.api.listVendorOrders({ query: { cursor: nextCursor! } })
  expect([...items, ...rest.items].map(({ id }) => names.get(id))).toEqual([...names.values()].reverse())
})

test('a cursor of the one order is none of the other, nor is any text', async () => {
  await placeSome()
  const byDays = (await page({ limit: 1 })).nextCursor!
  const { items, nextCursor: newest } = await yao.api.listVendorOrders({ query: { limit: 1 } })
  const asking = (sort: string, cursor: string) => yao.tries.listVendorOrders({ query: { sort, cursor } })
  const beyond = Buffer.from(
    JSON.stringify({ name: 'by-day', id: items[0]!.id, places: ['0', `${dayParts.length}`, '0'] }),
  ).toString('base64url')
  for (const answer of [
    await asking('day', newest!),
    await asking('day', 'x'),
    await asking('day', beyond),
    await asking('newest', byDays),
    await asking('newest', items[0]!.id),
  ])
    expect([answer.status, answer.body.message]).toEqual([400, CURSOR_INVALID])
})

test('another vendor’s parcels of the day are not in it', async () => {
  await order('today', 0)
  const other = await createVendor(app.db)
  const theirs = await app.browser(other.userId)
  expect((await theirs.api.listVendorOrders({ query: { sort: 'day' } })).items).toEqual([])
})
