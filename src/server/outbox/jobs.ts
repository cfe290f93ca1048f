import * as z from 'zod/mini'

const nothing = z.object({})

/** Every kind of background work, with what a job of it carries: ids only, the rest is read when it runs. */
export const jobs = {
  'settle-payment': z.object({ transactionId: z.string() }),
  'sweep-payments': nothing,
  'sweep-leftovers': nothing,
}

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]>

/** What carries the jobs out. One that throws comes back later, at growing intervals. It may run twice: it must not mind. */
export type Tasks = { [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> }
