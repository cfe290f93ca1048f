import type { JobName } from './jobs.ts'

/**
 * What comes round by itself (UTC). Of all server processes, one adds each job. No queue: a process that is killed would
 * keep it locked for a quarter of an hour, and two rounds at once do no harm. Months are closed by whatever night comes first
 * (on all others nothing is to be closed): to look back for the first of the month would be to look at each minute since, at
 * each start.
 */
export const crontab = `
* * * * * sweep-payments ?jobKey=sweep-payments&max=1
* * * * * sweep-transfers ?jobKey=sweep-transfers&max=1
* * * * * sweep-unanswered ?jobKey=sweep-unanswered&max=1
* * * * * add-up-figures ?jobKey=add-up-figures&max=1
*/5 * * * * free-abandoned-jobs ?jobKey=free-abandoned-jobs&max=1
*/5 * * * * sweep-alerts ?jobKey=sweep-alerts&max=1
*/5 * * * * sweep-mails ?jobKey=sweep-mails&max=1
*/5 * * * * sweep-texts ?jobKey=sweep-texts&max=1
13 2 * * * close-months ?fill=1d&jobKey=close-months&max=10
7 * * * * sweep-leftovers ?jobKey=sweep-leftovers&max=3
17 * * * * sweep-pictures ?jobKey=sweep-pictures&max=3
27 * * * * sweep-problem-pictures ?jobKey=sweep-problem-pictures&max=3
`

const NAME_AT = 5

/** The names of what comes round by itself. */
export const rounds = crontab
  .trim()
  .split('\n')
  .map(line => line.split(' ')[NAME_AT] as JobName)
