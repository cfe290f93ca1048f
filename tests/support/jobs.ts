import { sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { eventually } from '#tests/support/processes.ts'

/** Waits until nothing is left to do, but what waits for a later time; tells whether it came to that. */
export function jobsAreDone(db: Executor, timeoutMs = 15_000): Promise<boolean> {
  return eventually(async () => {
    const { rows } = await db.execute<{ jobs: number }>(
      sql`select count(*) as jobs from graphile_worker.jobs where run_at <= now() or locked_at is not null`,
    )
    return rows[0]?.jobs === 0
  }, timeoutMs)
}
