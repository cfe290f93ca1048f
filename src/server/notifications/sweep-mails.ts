import type { Deps } from '../deps.ts'
import { addJob } from '../outbox/public.ts'
import { listInterruptedMails } from './mails.queries.ts'

/** Longer than any attempt lasts. */
const INTERRUPTED_AFTER_MS = 10 * 60_000

/** Takes up the mails whose process was killed while it sent them: their job would stay locked for hours. */
export async function sweepMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - INTERRUPTED_AFTER_MS)
  for (const { id: mailId } of await listInterruptedMails(db, before)) {
    await addJob(db, 'send-mail', { mailId }, { jobKey: `mail:${mailId}` })
  }
}
