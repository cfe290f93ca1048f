export { addJob } from './add-job.ts'
export { crontab } from './crontab.ts'
export type { JobName, JobPayload, Tasks } from './jobs.ts'
export { type Outbox, startOutbox } from './start-outbox.ts'
