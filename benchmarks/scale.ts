// `npm run bench:scale`: fills a database with 1,000,000 orders of 2,000 vendors, and measures what must not grow with
// them. These limits are absolute: an answer that somebody waits for.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { analyticsPeriodLabels, analyticsPeriods } from '#contract/analytics/facts.ts'
import { connectDatabase, type Database } from '#database/connect.ts'
import { openSession } from '#server/http/sessions.ts'
import { startBenchServer } from './support/bench-server.ts'
import { A_VENDOR_USER, fillMarketYears, ORDERS, VENDORS } from './support/fill-market-years.ts'
import { type Figure, median, p95 } from './support/measure.ts'
import { report, runBench } from './support/run-bench.ts'
import { signIn } from './support/sign-in.ts'
import { time, timeRequests } from './support/time-requests.ts'

/** What somebody who manages money waits for a figure. */
const MOST_MS = 50
const POLL_MS = 500

async function fill(databaseUrl: string): Promise<Figure> {
  // Filling takes longer than a statement of the site may. One connection: the rows to write wait in a temporary table.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c statement_timeout=0' })
  try {
    const durationMs = await time(() => fillMarketYears(pool))
    return { name: 'filled by SQL', value: durationMs / 1000, unit: 's' }
  } finally {
    await pool.end()
  }
}

/** The server adds up each minute what has changed: here two years of sales at once. */
async function waitUntilAddedUp(pool: pg.Pool): Promise<Figure> {
  const durationMs = await time(async () => {
    while (await hasChanges(pool)) await wait(POLL_MS)
  })
  // What autovacuum would do within minutes.
  await pool.query('vacuum analyze sale_changes, order_count_changes, kept_sales, order_counts')
  return { name: 'figures added up by the server', value: durationMs / 1000, unit: 's', atMost: 180 }
}

const hasChanges = async (pool: pg.Pool) =>
  (await pool.query('select 1 from sale_changes limit 1')).rowCount !== 0

async function measureMoney(url: string, db: Database): Promise<Figure[]> {
  const { cookie: admin } = await signIn(db, 'admin')
  const vendor = `amic_vendor=${await openSession(db, 'vendor', A_VENDOR_USER, new Date())}`
  const asked: readonly (readonly [name: string, path: string, cookie: string])[] = [
    ['what vendors are owed', '/api/admin/payouts/owed?limit=100', admin],
    ['refunds due', '/api/admin/refunds?status=due', admin],
    ['figures of the administration', '/api/admin/stats', admin],
    ['a vendor’s revenue', '/api/vendor/revenue', vendor],
    ['a vendor’s figures', '/api/vendor/stats', vendor],
    ...analyticsPeriods.map(
      period =>
        [
          `analytics: ${analyticsPeriodLabels[period]}`,
          `/api/admin/analytics?period=${period}`,
          admin,
        ] as const,
    ),
  ]
  const figures: Figure[] = []
  for (const [name, path, cookie] of asked) {
    const durationsMs = await timeRequests(url + path, cookie)
    figures.push({ name: `${name}: p95`, value: p95(durationsMs), unit: 'ms', atMost: MOST_MS })
    figures.push({ name: `${name}: median`, value: median(durationsMs), unit: 'ms' })
  }
  return figures
}

await runBench(async dataDir => {
  const server = await startBenchServer(dataDir)
  const connection = await connectDatabase({ dataDir })
  try {
    const figures = [
      await fill(connection.url),
      await waitUntilAddedUp(connection.pool),
      ...(await measureMoney(server.url, connection.db)),
    ]
    return report(
      `Money with ${ORDERS.toLocaleString('en')} orders of ${VENDORS.toLocaleString('en')} vendors`,
      figures,
    )
  } finally {
    await connection.close()
    await server.stop()
  }
})
