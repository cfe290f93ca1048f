import type { CronItem } from 'graphile-worker'
import { DAY_MS } from '#contract/durations.ts'
import { type JobName, priorityOf } from './jobs.ts'

type Schedule = {
  /** As cron writes it, UTC. */
  match: string
  maxAttempts: number
  /** How far back a start looks for one that was missed; not at all unless told. */
  backfillPeriod?: number
}

const everyMinute: Schedule = { match: '* * * * *', maxAttempts: 1 }
const everyFiveMinutes: Schedule = { match: '*/5 * * * *', maxAttempts: 1 }

/**
 * Months are closed by the first night that comes; on all other nights nothing is left to be closed. To look back for the first of the
 * month would be to look at each minute since, at each start.
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

/** The names of the jobs that a schedule adds. */
export const recurringJobNames = Object.keys(schedules) as JobName[]

/**
 * The jobs that a schedule adds, each by one of all server processes. No queue: a process that is killed would keep it locked for a
 * quarter of an hour, and the same job twice at once does no harm. One that still waits keeps its turn: with that of the new one it
 * would stay behind all that came meanwhile.
 */
export const recurringJobs: CronItem[] = (Object.entries(schedules) as [JobName, Schedule][]).map(
  ([task, { match, ...options }]) => ({
    task,
    match,
    options: { ...options, jobKey: task, jobKeyMode: 'preserve_run_at', priority: priorityOf(task) },
  }),
)
