import { type JobName, priorityOf } from './jobs.ts'

/** When it comes (UTC), how often each is tried, and how far back a start looks. */
type Round = { at: string; tries: number; fill?: string }

/**
 * What comes round by itself. Of all server processes, one adds each job. Months are closed by whatever night comes first (on all others
 * nothing is to be closed): to look back for the first of the month would be to look at each minute since, at each start.
 */
const times: Partial<Record<JobName, Round>> = {
  'sweep-payments': { at: '* * * * *', tries: 1 },
  'sweep-transfers': { at: '* * * * *', tries: 1 },
  'sweep-unanswered': { at: '* * * * *', tries: 1 },
  'add-up-figures': { at: '* * * * *', tries: 1 },
  'free-abandoned-jobs': { at: '*/5 * * * *', tries: 1 },
  'sweep-alerts': { at: '*/5 * * * *', tries: 1 },
  'sweep-mails': { at: '*/5 * * * *', tries: 1 },
  'sweep-texts': { at: '*/5 * * * *', tries: 1 },
  'close-months': { at: '13 2 * * *', tries: 10, fill: '1d' },
  'sweep-leftovers': { at: '7 * * * *', tries: 3 },
  'sweep-pictures': { at: '17 * * * *', tries: 3 },
  'sweep-problem-pictures': { at: '27 * * * *', tries: 3 },
}

/** The names of what comes round by itself. */
export const rounds = Object.keys(times) as JobName[]

/**
 * As the runner reads it. No queue: a process that is killed would keep it locked for a quarter of an hour, and two rounds at once do
 * no harm. One that still waits keeps its turn: with that of the new one it would stay behind all that came meanwhile.
 */
export const crontab = (Object.entries(times) as [JobName, Round][])
  .map(([name, { at, tries, fill }]) => {
    const options = [
      ...(fill ? [`fill=${fill}`] : []),
      `jobKey=${name}`,
      'jobKeyMode=preserve_run_at',
      `max=${tries}`,
      `priority=${priorityOf(name)}`,
    ]
    return `${at} ${name} ?${options.join('&')}\n`
  })
  .join('')
