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
    // Without batches, a job's end is written behind the worker's back: stopping would not wait for it, and its failure
    // would be nobody's.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const ended = runner.promise.catch(error => log.error({ err: error }, 'the outbox stopped'))
  let stopped: Promise<void> | undefined
  const stop = () => {
    // One that is already ending by itself refuses to be stopped: its end is waited for.
    stopped ??= runner.stop().catch(() => ended)
    return stopped
  }
  // Its knowledge of the tasks is lost for good when the connection is cut while it learns them (graphile-worker 0.18):
  // it would ask in vain for ever.
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

/** A job written by another version of this code is parsed again before it is trusted. */
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

/** Each job's beginning and end would fill the log: only its troubles are told, at their level. */
function loggerOf(log: FastifyBaseLogger): Logger {
  return new Logger(scope => (level, message, meta) => {
    if (level === 'error') log.error({ job: scope.taskIdentifier, ...meta }, message)
    else if (level === 'warning') log.warn({ job: scope.taskIdentifier, ...meta }, message)
    else log.debug({ job: scope.taskIdentifier }, message)
  })
}
