import { parseCronItems } from 'graphile-worker'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { jobs } from './jobs.ts'
import { recurringJobNames, recurringJobs } from './recurring-jobs.ts'

const items = parseCronItems(recurringJobs)

/** The minutes of a year at which a job is added, UTC. */
function timesOf(task: string): string[] {
  const { match } = items.find(item => item.task === task)!
  const times: string[] = []
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 60_000) {
    const time = new Date(at)
    const digest = {
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    }
    if (match(digest)) times.push(time.toISOString())
  }
  return times
}

test('recurring jobs are jobs that are known, each once', () => {
  expect(items.map(({ task }) => task)).toEqual(recurringJobNames)
  expect(new Set(recurringJobNames).size).toBe(recurringJobNames.length)
  for (const task of recurringJobNames) expect(Object.keys(jobs)).toContain(task)
})

test('months are closed in the first night, when the last acts of the month have long been committed, or in the next that is', () => {
  expect(timesOf('close-months')).toEqual(
    Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 2, 13)).toISOString()),
  )
})

test('a shop that was switched off in that night closes the month when it comes back, and tries again what failed', () => {
  const { options } = items.find(({ task }) => task === 'close-months')!
  expect(options).toMatchObject({ backfillPeriod: DAY_MS, maxAttempts: 10, jobKey: 'close-months' })
})

test('a recurring job that waits keeps its turn, however far behind the work is, and what comes each minute goes before mails', () => {
  for (const { task, options } of items) {
    expect([task, options.jobKey, options.jobKeyMode]).toEqual([task, task, 'preserve_run_at'])
  }
  const first = items.filter(({ options }) => (options.priority ?? 0) < 0)
  expect(first.map(({ task }) => task)).toEqual([
    'sweep-payments',
    'sweep-transfers',
    'sweep-unanswered',
    'add-up-figures',
    'free-abandoned-jobs',
  ])
})

test('no recurring job looks back further than a day: each minute of it is looked at, at each start', () => {
  expect(Math.max(...items.map(({ options }) => options.backfillPeriod))).toBeLessThanOrEqual(DAY_MS)
})
