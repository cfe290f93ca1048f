import { sql } from 'drizzle-orm'
import type { Database, Executor } from '#database/connect.ts'
import {
  addJob,
  type JobName,
  type JobPayload,
  recurringJobNames,
  releaseAbandonedJobs,
} from '#server/outbox/public.ts'
import { eventually } from '#tests/support/servers/processes.ts'

/** Most jobs are short, and each file waits for hundreds. */
const ASK_EVERY_MS = 10

/** Waits until nothing is left to do, but what waits for a later time; tells whether it came to that. */
export function jobsAreDone(db: Executor, timeoutMs?: number): Promise<boolean> {
  const isDone = async () => {
    const { rows } = await db.execute<{ jobs: number }>(
      sql`select count(*) as jobs from graphile_worker.jobs where run_at <= now() or locked_at is not null`,
    )
    return rows[0]?.jobs === 0
  }
  return eventually(isDone, timeoutMs, ASK_EVERY_MS)
}

/** After servers were killed: a quarter of an hour passes for the jobs that they held, and the clock strikes. */
export async function releaseJobsOfKilledWorkers(db: Database): Promise<void> {
  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '16 minutes' where locked_at is not null`,
  )
  await releaseAbandonedJobs(db)
  // A recurring job that was killed has no other try, its next one takes its place.
  for (const name of recurringJobNames) await addJob(db, name, {} as JobPayload<JobName>, { jobKey: name })
}
