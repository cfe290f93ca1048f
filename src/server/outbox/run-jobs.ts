import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { type CronItem, Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { type JobName, jobs, type Tasks } from './jobs.ts'

export type JobRunnerSettings = {
  pool: pg.Pool
  tasks: Tasks
  log: FastifyBaseLogger
  /** Awaited before each job. */
  beforeJob?: (name: JobName) => Promise<void>
  /** Scheduled jobs; none by default. https://worker.graphile.org/docs/cron */
  recurringJobs?: CronItem[]
}

export type JobRunner = {
  /** Resolves when the runner has ended for any reason. */
  ended: Promise<void>
  /** Takes no more jobs, and waits until running ones are finished and recorded. */
  stop: () => Promise<void>
}

const CONCURRENT_JOBS = 4
/** Each worker polls every 2 s: this is a few seconds of failures. */
const FAILURES_IN_A_ROW = 3 * CONCURRENT_JOBS

/** Runs jobs until it is stopped, or until the database has failed for some seconds. */
export async function runJobs(settings: JobRunnerSettings): Promise<JobRunner> {
  const { pool, log, recurringJobs = [] } = settings
  const events: WorkerEvents = new EventEmitter()
  const runner = await run({
    pgPool: pool,
    taskList: taskList(settings),
    parsedCronItems: parseCronItems(recurringJobs),
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    logger: loggerOf(log),
    events,
    // Unbatched: batches record a job's end in the background, so that stopping would not wait for it and its failure would be
    // lost.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const ended = runner.promise.catch(error => log.error({ err: error }, 'the outbox stopped'))
  let stopped: Promise<void> | undefined
  const stop = () => {
    // A runner that is already ending refuses to be stopped: wait for its end.
    stopped ??= runner.stop().catch(() => ended)
    return stopped
  }
  // When the connection is lost while it loads its task ids (graphile-worker 0.18), the runner never recovers.
  afterFailuresInARow(events, () => void stop())
  return { ended, stop }
}

function afterFailuresInARow(events: WorkerEvents, giveUp: () => void): void {
  let failures = 0
  const succeed = () => {
    failures = 0
  }
  events.on('job:start', succeed)
  events.on('worker:getJob:empty', succeed)
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures === FAILURES_IN_A_ROW) giveUp()
  })
}

/** Parses payloads again: another version of this code may have written them. */
function taskList({ tasks, beforeJob }: JobRunnerSettings): TaskList {
  const entries = (Object.keys(jobs) as JobName[]).map(name => [
    name,
    async (payload: unknown) => {
      await beforeJob?.(name)
      const task = tasks[name] as (payload: unknown) => Promise<void>
      await task(jobs[name].parse(payload ?? {}))
    },
  ])
  return Object.fromEntries(entries)
}

/** Logs warnings and errors at their level; beginnings and ends of jobs only for debugging. */
function loggerOf(log: FastifyBaseLogger): Logger {
  return new Logger(scope => (level, message, meta) => {
    if (level === 'error') log.error({ job: scope.taskIdentifier, ...meta }, message)
    else if (level === 'warning') log.warn({ job: scope.taskIdentifier, ...meta }, message)
    else log.debug({ job: scope.taskIdentifier }, message)
  })
}
