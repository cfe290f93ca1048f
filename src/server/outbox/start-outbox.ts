import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { type JobName, jobs, type Tasks } from './jobs.ts'

type OutboxSettings = {
  pool: pg.Pool
  tasks: Tasks
  log: FastifyBaseLogger
  /** What comes round by itself; nothing unless told. https://worker.graphile.org/docs/cron */
  crontab?: string
}

export type Outbox = {
  /** Is it taking jobs? */
  isRunning: () => boolean
  /** Takes no more jobs and waits for those under way. */
  stop: () => Promise<void>
}

const CONCURRENT_JOBS = 4
const COME_BACK_AFTER_MS = 2_000

/**
 * Carries out the jobs that transactions left (add-job.ts), in this process and in any other that serves the same
 * database: each job runs in one of them. A runner that ends with its database comes back by itself.
 */
export async function startOutbox(settings: OutboxSettings): Promise<Outbox> {
  const { log } = settings
  const stopping = new AbortController()
  let runner: Runner | undefined = await runJobs(settings)

  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch(error => log.error({ err: error }, 'the outbox stopped'))
      runner = undefined
      await sleep(COME_BACK_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      runner = await runJobs(settings).catch(error => {
        log.warn({ err: error }, 'the outbox cannot run yet')
        return undefined
      })
    }
  }
  const ended = keepRunning()

  return {
    isRunning: () => runner !== undefined,
    stop: async () => {
      stopping.abort()
      await runner?.stop()
      await ended
    },
  }
}

function runJobs({ pool, tasks, log, crontab = '' }: OutboxSettings): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: taskList(tasks),
    crontab,
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    // A pooler in transaction mode may stand between.
    noPreparedStatements: true,
    logger: loggerOf(log),
    // Without batches, a job's end is written behind the worker's back: stopping would not wait for it, and its failure
    // would be nobody's.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
}

/** A job written by another version of this code is parsed again before it is trusted. */
function taskList(tasks: Tasks): TaskList {
  const entries = (Object.keys(jobs) as JobName[]).map(name => [
    name,
    async (payload: unknown) => {
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
