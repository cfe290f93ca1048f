import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { rounds } from './crontab.ts'

/** Longer than any job lasts. */
const ABANDONED_AFTER = '15 minutes'

/**
 * Gives back the jobs of processes that were killed: graphile-worker itself would wait four hours. A worker does one job
 * at a time, so one that has held a job for this long is gone.
 * A round that was killed has no other try, and the next one took its place: it is forgotten.
 */
export async function freeAbandonedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - ${ABANDONED_AFTER}::interval
    ))`)
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier in ${[...rounds]} and attempts >= max_attempts and locked_at is null and last_error is null
    ))`)
}
