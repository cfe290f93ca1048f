import type { Deps } from '../deps.ts'
import type { JobName, JobPayload } from '../outbox/public.ts'

/** Dependencies of event handlers. */
export type NotifyDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Handler of each event, by job name: queues the mails and texts. */
export type EventHandlers = {
  [Name in JobName]: (deps: NotifyDeps, payload: JobPayload<Name>) => Promise<void>
}
