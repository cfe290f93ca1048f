import type { Deps } from '../deps.ts'
import type { JobName, JobPayload } from '../outbox/public.ts'

/** What those ask for who make mails and texts of events. */
export type NotifyDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** What is queued when something happened, by the job that says so. */
export type EventHandlers = {
  [Name in JobName]: (deps: NotifyDeps, payload: JobPayload<Name>) => Promise<void>
}
