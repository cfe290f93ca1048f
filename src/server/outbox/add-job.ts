import { sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { executePrepared } from '#database/execute-prepared.ts'
import type { JobName, JobPayload } from './jobs.ts'

type JobOptions = {
  /** A job of the same key that has not begun is replaced: asking twice does it once. */
  jobKey?: string
  /** Asked for once and never again: whatever became of a job of the same key, this one is then not added. */
  once?: boolean
  /** Not before; at once unless told. */
  runAt?: Date
}

/**
 * Asks for background work in the caller's transaction: it is done after the commit, and never when that rolls back.
 * Until it succeeds it is tried 25 times over some days.
 */
export async function addJob<Name extends JobName>(
  tx: Executor,
  name: Name,
  payload: JobPayload<Name>,
  { jobKey, runAt, once = false }: JobOptions = {},
): Promise<void> {
  const add = sql`
    select graphile_worker.add_job(
      ${name}::text,
      ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      job_key => ${jobKey ?? null}::text,
      job_key_mode => ${once ? 'unsafe_dedupe' : 'replace'}::text
    )`
  await executePrepared(tx, 'job_add', add)
}
