import { sql } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { orderRequest } from '#tests/support/makers/crowd.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { type Bench, type Figure, p95, type Scenario } from '../support/measure.ts'
import { type Arrivals, type Line, sendOnTime } from '../support/open-loop.ts'
import { type Departure, send } from '../support/send.ts'
import { signIn } from '../support/sign-in.ts'
import { type StockedProduct, stockProducts } from '../support/stock-products.ts'

const VISITS_PER_SECOND = 200
const PRODUCTS = 100
const BUYERS = 10
const SECONDS = 15
/** Sales must not throw away the pages that visitors look at: when they did, this was beyond 1. */
const MOST_OF_COLD = 0.25
const GOAL_OF_UNKNOWN_PAGES = 300
const UNKNOWN_PAGES_SECONDS = 5
const UNKNOWN_PAGES_AT_ONCE = 4
/** Who walks through the shop asks for most of the pages that are in no cache. */
const READ_BY_PROGRAMS = { 'accept-encoding': 'gzip' }

/** Half of the visits are to the shop, the others to one product after the other. */
const visits = (products: readonly StockedProduct[]): Line => ({
  name: 'visits',
  perSecond: VISITS_PER_SECOND,
  departures: products
    .flatMap(({ id }) => [paths.shop(), paths.product(id)])
    .map(path => ({ path, headers: { 'accept-encoding': 'br' } })),
})

/** Each order is of two of the products that are looked at, and of one of the buyers. */
function orders(products: readonly StockedProduct[], cookies: readonly string[], perSecond: number): Line {
  const departures = Array.from({ length: perSecond * SECONDS }, (_, n): Departure => {
    const lines = [products[n % products.length]!, products[(n + 37) % products.length]!]
    const items = lines.map(({ id, price }) => ({ productId: id, quantity: 1, price }))
    return { path: '/api/orders', ...orderRequest(cookies[n % cookies.length]!, orderBody(items)) }
  })
  return { name: 'orders', perSecond, departures }
}

/** The p95 of a line, of which nothing may have been refused. */
function slow(line: string, { durationsMs, answers }: Arrivals): number {
  const refused = Object.keys(answers).filter(answer => answer !== '200' && answer !== '201')
  if (refused.length > 0) throw new Error(`not all ${line} were answered: ${JSON.stringify(answers)}`)
  return p95(durationsMs)
}

/** How many pages of the shop that nobody has asked for are drawn a second, each full of products, from this price on. */
async function drawUnknownPages(url: string, fromPrice: number): Promise<number> {
  const endMs = performance.now() + UNKNOWN_PAGES_SECONDS * 1_000
  let drawn = 0
  const visitor = async (nth: number) => {
    for (let price = fromPrice + nth; performance.now() < endMs; price += UNKNOWN_PAGES_AT_ONCE) {
      const answer = await send(url, { path: paths.shop({ maxPrice: price }), headers: READ_BY_PROGRAMS })
      if (answer !== '200') throw new Error(`the shop answered ${answer}`)
      drawn += 1
    }
  }
  await Promise.all(Array.from({ length: UNKNOWN_PAGES_AT_ONCE }, (_, nth) => visitor(nth)))
  return drawn / UNKNOWN_PAGES_SECONDS
}

/** Visitors and sales together, on time: what one sells must not make the others wait. */
export const marketDay: Scenario = {
  title: 'A market day: visitors and sales together',
  async run({ url, db }: Bench): Promise<Figure[]> {
    const products = await stockProducts(db, PRODUCTS)
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => signIn(db, 'customer')))
    const cookies = buyers.map(({ cookie }) => cookie)
    const day = async (...lines: Line[]) => {
      const arrivals = await sendOnTime({ url, seconds: SECONDS, lines })
      return (line: string) => slow(line, arrivals[line]!)
    }
    const beside = (perSecond: number) => day(visits(products), orders(products, cookies, perSecond))

    await drawUnknownPages(url, 10_000_000)
    const unknownPages = await drawUnknownPages(url, 20_000_000)
    await db.execute(sql`select pg_notify('public_data', 'catalogue')`)
    const cold = await day(visits(products))
    const warm = await day(visits(products))
    const few = await beside(5)
    const many = await beside(30)
    const times = (name: string, value: number, goalMs: number): Figure => ({
      name,
      value,
      unit: 'ms',
      goal: { atMost: goalMs },
    })
    return [
      {
        name: 'visits beside 30 orders a second, of a cold cache: p95',
        value: many('visits') / cold('visits'),
        unit: 'ratio',
        atMost: MOST_OF_COLD,
      },
      {
        name: 'pages that are in no cache',
        value: unknownPages,
        unit: '/s',
        goal: { atLeast: GOAL_OF_UNKNOWN_PAGES },
      },
      times('200 visits a second, cold cache: p95', cold('visits'), 50),
      times('200 visits a second, warm cache: p95', warm('visits'), 10),
      times('visits beside 5 orders a second: p95', few('visits'), 30),
      times('5 orders a second beside visits: p95', few('orders'), 60),
      times('visits beside 30 orders a second: p95', many('visits'), 50),
      times('30 orders a second beside visits: p95', many('orders'), 100),
    ]
  },
}
