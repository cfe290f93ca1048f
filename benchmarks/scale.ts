// `npm run bench:scale [-- --orders 50000]`: fills a database with 100,000 products of 2,000 producers, 200,000 customers, 300,000
// reviews and, unless told, 1,000,000 orders; measures what people wait for there, then visitors and sales together. The
// limits are absolute: they are meant for a machine that does nothing else.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { type Connection, connectDatabase } from '#database/connect.ts'
import { marketDay } from './scenarios/market-day.ts'
import { memory } from './scenarios/memory.ts'
import { orders } from './scenarios/orders.ts'
import { publicPages } from './scenarios/public-pages.ts'
import { exportsOfTables } from './scenarios/scale/exports.ts'
import { office } from './scenarios/scale/office.ts'
import { shop } from './scenarios/scale/shop.ts'
import { startBenchServer } from './support/bench-server.ts'
import { fillMarket } from './support/market/fill-market.ts'
import { PRODUCTS, REVIEWS, VENDORS } from './support/market/ids.ts'
import type { Bench, Figure, Scenario } from './support/measure.ts'
import { report, runBench } from './support/run-bench.ts'
import { time } from './support/time-requests.ts'

const scenarios: readonly Scenario[] = [shop, office, exportsOfTables, marketDay, orders, publicPages, memory]

const MOST_ADDING_UP_SECONDS = 180
const MOST_RESTART_SECONDS = 1
const POLL_MS = 500

/** The server adds up each minute what has changed: here two years of sales at once. */
async function waitUntilAddedUp(pool: pg.Pool): Promise<Figure> {
  const durationMs = await time(async () => {
    while (await hasChanges(pool)) await wait(POLL_MS)
  })
  // What autovacuum would do within minutes.
  await pool.query('vacuum analyze sale_changes, order_count_changes, kept_sales, order_counts')
  return {
    name: 'figures added up by the server',
    value: durationMs / 1000,
    unit: 's',
    atMost: MOST_ADDING_UP_SECONDS,
  }
}

const hasChanges = async (pool: pg.Pool) =>
  (await pool.query('select 1 from sale_changes limit 1')).rowCount !== 0

async function measureMarket({ pool, url: databaseUrl, db }: Connection, dataDir: string, size: number) {
  const server = await startBenchServer(dataDir)
  try {
    const filled = [await fillMarket(databaseUrl, size), await waitUntilAddedUp(pool)]
    const ofOrders = size.toLocaleString('en')
    let failures = report(
      `${PRODUCTS.toLocaleString('en')} products of ${VENDORS.toLocaleString('en')} producers, ${REVIEWS.toLocaleString('en')} reviews, ${ofOrders} orders`,
      filled,
    )
    const bench: Bench = { url: server.url, databaseUrl, db, pid: server.pid }
    for (const { title, run } of scenarios) {
      failures += report(title, (await run(bench)).map(withGoal))
    }
    return failures
  } finally {
    await server.stop()
  }
}

const withGoal = (figure: Figure): Figure => ({ ...figure, ...figure.goal })

/** The database stays up meanwhile: this process uses it too. */
async function measureRestart(dataDir: string): Promise<number> {
  const server = await startBenchServer(dataDir)
  await server.stop()
  const value = server.startMs / 1000
  return report('Restart', [
    { name: 'until the first answer', value, unit: 's', atMost: MOST_RESTART_SECONDS },
  ])
}

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } })

await runBench(async dataDir => {
  const connection = await connectDatabase({ dataDir })
  try {
    return (await measureMarket(connection, dataDir, Number(values.orders))) + (await measureRestart(dataDir))
  } finally {
    await connection.close()
  }
})
