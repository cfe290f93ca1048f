import { availableParallelism } from 'node:os'
import pg from 'pg'
import type { Figure } from '../measure.ts'
import { time } from '../time-requests.ts'
import { fillBare } from './fill-bare.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillOrders } from './fill-orders.ts'

const MAX_SECONDS = 300

/** Filling takes longer than a statement of the site may, and sorts more at once. */
const SETTINGS = '-c statement_timeout=0 -c work_mem=64MB -c maintenance_work_mem=256MB'

/** The tables that a market fills. */
const FILLED = [
  'users',
  'products',
  'product_images',
  'reviews',
  'orders',
  'parcels',
  'order_items',
  'order_events',
  'payments',
  'refunds',
  'payouts',
  'payout_parcels',
  'ledger_transactions',
  'ledger_postings',
  'order_balances',
]

/** Writes a large market of some years, and tells how long that took. */
export async function fillMarket(databaseUrl: string, orders: number): Promise<Figure> {
  // One connection: the rows to write wait in temporary tables.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: SETTINGS })
  const makers = new pg.Pool({
    connectionString: databaseUrl,
    max: availableParallelism(),
    options: `${SETTINGS} -c max_parallel_maintenance_workers=0`,
  })
  try {
    const durationMs = await time(async () => {
      await fillBare(pool, makers, FILLED, async () => {
        await fillCatalogue(pool)
        await fillOrders(pool, orders)
      })
      // What autovacuum would do within minutes.
      await pool.query('vacuum analyze')
    })
    return { name: 'filled by SQL', value: durationMs / 1000, unit: 's', atMost: MAX_SECONDS }
  } finally {
    await Promise.all([pool.end(), makers.end()])
  }
}
