import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import type { JobName } from './jobs.ts'
import { recurringJobNames } from './recurring-jobs.ts'

/** Longer than any job lasts. */
const ABANDONED_AFTER = '15 minutes'

/** Always under a key, and asked for again by a sweep. */
const askedForAgain: JobName[] = ['send-mail', 'send-text']

/**
 * Gives back the jobs of processes that were killed: graphile-worker itself would wait four hours. A worker does one job
 * at a time, so one that has held a job for this long is gone.
 * A recurring job that was killed has no other try, and the next one took its place: it is forgotten. Of those that failed, each of
 * which the next one replaces, the last of a kind stays to be seen. Forgotten too is the job of a message for which its sweep asked
 * again meanwhile: graphile-worker gives its key and its tries to the new one.
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
        or (name in ${askedForAgain} and key is null)
    ))`)
}
