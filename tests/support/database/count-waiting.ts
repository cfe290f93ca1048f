import type { Pool } from 'pg'

/** How many statements wait now, in the database of this pool, for a lock that another holds. */
export async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
