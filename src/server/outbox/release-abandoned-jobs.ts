import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import type { JobName } from './jobs.ts'
import { recurringJobNames } from './recurring-jobs.ts'

/** Longer than any job lasts. */
const ABANDONED_AFTER = '15 minutes'

/** Jobs with a key that a sweep queues again. */
const requeuedBySweep: JobName[] = ['send-mail', 'send-text']

/**
 * Releases the jobs of killed processes; graphile-worker itself would wait four hours. A worker runs one job at a time, so one
 * that has held a job for this long is dead. Also completes dead jobs that were replaced: recurring ones (of the failed ones
 * the last per kind is kept for display), and messages that their sweep queued again.
 */
export async function releaseAbandonedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - ${ABANDONED_AFTER}::interval
    ))`)
  await db.execute(sql`
    with dead as (
      select id, task_identifier as name, key, last_error as error,
        row_number() over (partition by task_identifier, last_error is null order by id desc) as nth
      from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
    )
    select graphile_worker.complete_jobs(array(
      select id from dead
      where (name in ${[...recurringJobNames]} and (error is null or (key is null and nth > 1)))
        or (name in ${requeuedBySweep} and key is null)
    ))`)
}
