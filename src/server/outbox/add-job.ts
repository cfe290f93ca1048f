import { type SQL, sql } from 'drizzle-orm'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor } from '#database/connect.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { type JobName, type JobPayload, priorityOf } from './jobs.ts'

type JobOptions = {
  /** A job of the same key that has not begun is replaced: asking twice does it once. */
  jobKey?: string
  /** Asked for once and never again: whatever became of a job of the same key, this one is then not added. */
  once?: boolean
  /** Not before; at once unless told. */
  runAt?: Date
}

/** What a job is, as the statement that adds it is given it. */
export type AddedJob = {
  name: JobName
  payload: string
  runAt: string | null
  jobKey: string | null
  jobKeyMode: 'replace' | 'unsafe_dedupe'
  priority: number
}

/** The call that adds a job, for a statement that does more. */
export const jobAddedAt = (at: Placeholders<AddedJob>): SQL => sql`graphile_worker.add_job(
  ${at.name}::text,
  ${at.payload}::json,
  run_at => ${at.runAt}::timestamptz,
  job_key => ${at.jobKey}::text,
  priority => ${at.priority}::int,
  job_key_mode => ${at.jobKeyMode}::text
)`

/** A job as such a statement is given it; what `addJob` says of it holds here. */
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
 * Asks for background work in the caller's transaction: it is done after the commit, and never when that rolls back.
 * Until it succeeds it is tried 25 times over some days.
 */
export async function addJob<Name extends JobName>(
  tx: Executor,
  name: Name,
  payload: JobPayload<Name>,
  options: JobOptions = {},
): Promise<void> {
  await jobAdded(tx, jobOf(name, payload, options))
}
