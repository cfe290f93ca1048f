import pg from 'pg'
import type { Figure } from '../measure.ts'
import { time } from '../time-requests.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillOrders } from './fill-orders.ts'

const MAX_SECONDS = 300

/** Writes a large market of some years, and tells how long that took. */
export async function fillMarket(databaseUrl: string, orders: number): Promise<Figure> {
  // Filling takes longer than a statement of the site may. One connection: the rows to write wait in temporary tables.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c statement_timeout=0' })
  try {
    const durationMs = await time(async () => {
      await fillCatalogue(pool)
      await fillOrders(pool, orders)
    })
    return { name: 'filled by SQL', value: durationMs / 1000, unit: 's', atMost: MAX_SECONDS }
  } finally {
    await pool.end()
  }
}
