import type { Deps } from '../deps.ts'
import { mailChannel } from './channels.ts'
import { deleteExpiredRecipientHashes, listReleasedMails } from './sending-limits.queries.ts'
import { sweepMessages } from './sweep-messages.ts'

/** Sends the waiting mails whose time has come, clears expired hashes of erased recipients (also of texts), and sweeps mails. */
export async function sweepMails(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock()
  for (const { id } of await listReleasedMails(deps.db, now)) await mailChannel.addJob(deps.db, id)
  await deleteExpiredRecipientHashes(deps.db, now)
  await sweepMessages(deps, mailChannel)
}
