import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'

/** Longer than any job lasts. */
const ABANDONED_AFTER = '15 minutes'

/**
 * Gives back the jobs of processes that were killed: graphile-worker itself would wait four hours. A worker does one job
 * at a time, so one that has held a job for this long is gone.
 */
export async function freeAbandonedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - ${ABANDONED_AFTER}::interval
    ))`)
}
