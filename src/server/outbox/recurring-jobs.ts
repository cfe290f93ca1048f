import type { CronItem } from 'graphile-worker'
import { DAY_MS } from '#contract/durations.ts'
import { type JobName, priorityOf } from './jobs.ts'

type Schedule = {
  /** Cron expression, UTC. */
  match: string
  maxAttempts: number
  /** How far back a start looks for missed runs; not at all by default. */
  backfillPeriod?: number
}

const everyMinute: Schedule = { match: '* * * * *', maxAttempts: 1 }
const everyFiveMinutes: Schedule = { match: '*/5 * * * *', maxAttempts: 1 }

/**
 * Months are closed by the first night that runs; other nights have nothing to close. A longer backfill would evaluate each
 * minute since at each start.
 */
const schedules: Partial<Record<JobName, Schedule>> = {
  'sweep-payments': everyMinute,
  'sweep-transfers': everyMinute,
  'sweep-unanswered': everyMinute,
  'add-up-figures': everyMinute,
  'free-abandoned-jobs': everyFiveMinutes,
  'sweep-alerts': everyFiveMinutes,
  'sweep-mails': everyFiveMinutes,
  'sweep-texts': everyFiveMinutes,
  'close-months': { match: '13 2 * * *', maxAttempts: 10, backfillPeriod: DAY_MS },
  'sweep-leftovers': { match: '7 * * * *', maxAttempts: 3 },
  'sweep-pictures': { match: '17 * * * *', maxAttempts: 3 },
  'sweep-problem-pictures': { match: '27 * * * *', maxAttempts: 3 },
}

/** Names of the scheduled jobs. */
export const recurringJobNames = Object.keys(schedules) as JobName[]

/**
 * Scheduled jobs, each added by one of all server processes. No queue: a killed process would keep it locked for a quarter of
 * an hour, and concurrent runs are safe. A job that is still waiting keeps its run time, so that it is not overtaken by jobs
 * that came meanwhile.
 */
export const recurringJobs: CronItem[] = (Object.entries(schedules) as [JobName, Schedule][]).map(
  ([task, { match, ...options }]) => ({
    task,
    match,
    options: { ...options, jobKey: task, jobKeyMode: 'preserve_run_at', priority: priorityOf(task) },
  }),
)
