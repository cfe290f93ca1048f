import type { Deps } from '../deps.ts'
import { addJob } from '../outbox/public.ts'
import { deleteOldMails, listInterruptedMails } from './mails.queries.ts'
import { KEEP_FOR_MS } from './outgoing.ts'
import { deleteExpiredRecipientHashes, listReleasedMails } from './sending-limits.queries.ts'

/**
 * Takes up the mails that waited for their turn, and those whose process was killed while it sent them: their job would stay locked for a while. Forgets those
 * that left 90 days ago, and at once whom something counted for who is erased, mail or text.
 */
export async function sweepMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const released = await listReleasedMails(db, now)
  for (const { id: mailId } of [...released, ...(await listInterruptedMails(db, now))]) {
    await addJob(db, 'send-mail', { mailId }, { jobKey: `mail:${mailId}` })
  }
  await deleteExpiredRecipientHashes(db, now)
  await deleteOldMails(db, new Date(now.getTime() - KEEP_FOR_MS))
}
