import { type SQL, sql } from 'drizzle-orm'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor } from '#database/connect.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { type JobName, type JobPayload, priorityOf } from './jobs.ts'

type JobOptions = {
  /** Replaces a job of the same key that has not begun. */
  jobKey?: string
  /** Never adds a second job of the same key, whatever became of the first. */
  once?: boolean
  /** Earliest start; immediately by default. */
  runAt?: Date
}

/** Parameters of the statement that adds a job. */
export type AddedJob = {
  name: JobName
  payload: string
  runAt: string | null
  jobKey: string | null
  jobKeyMode: 'replace' | 'unsafe_dedupe'
  priority: number
}

/** SQL call that adds a job, for use within a larger statement. */
export const jobAddedAt = (at: Placeholders<AddedJob>): SQL => sql`graphile_worker.add_job(
  ${at.name}::text,
  ${at.payload}::json,
  run_at => ${at.runAt}::timestamptz,
  job_key => ${at.jobKey}::text,
  priority => ${at.priority}::int,
  job_key_mode => ${at.jobKeyMode}::text
)`

/** Parameters of `jobAddedAt` for a job, as for `addJob`. */
export const jobOf = <Name extends JobName>(
  name: Name,
  payload: JobPayload<Name>,
  { jobKey, runAt, once = false }: JobOptions = {},
): AddedJob => ({
  name,
  payload: JSON.stringify(payload),
  runAt: runAt?.toISOString() ?? null,
  jobKey: jobKey ?? null,
  jobKeyMode: once ? 'unsafe_dedupe' : 'replace',
  priority: priorityOf(name),
})

const jobAdded = compiledQuery((db, at: Placeholders<AddedJob>) =>
  prepareSql(db, 'job_add', sql`select ${jobAddedAt(at)}`),
)

/**
 * Adds a background job in the caller's transaction: it runs after the commit, and never after a rollback. Until it succeeds it
 * is retried, up to 25 attempts over some days.
 */
export async function addJob<Name extends JobName>(
  tx: Executor,
  name: Name,
  payload: JobPayload<Name>,
  options: JobOptions = {},
): Promise<void> {
  await jobAdded(tx, jobOf(name, payload, options))
}
