import type { Deps } from '../deps.ts'
import { mailChannel } from './channels.ts'
import { deleteExpiredRecipientHashes, listReleasedMails } from './sending-limits.queries.ts'
import { sweepMessages } from './sweep-messages.ts'

/** Takes up the mails that waited for their turn, then as of every channel; forgets at once whom something counted for who is erased, mail or text. */
export async function sweepMails(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock()
  for (const { id } of await listReleasedMails(deps.db, now)) await mailChannel.addJob(deps.db, id)
  await deleteExpiredRecipientHashes(deps.db, now)
  await sweepMessages(deps, mailChannel)
}
