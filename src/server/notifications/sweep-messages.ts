import { DAY_MS } from '#contract/durations.ts'
import { MESSAGES_KEPT_DAYS } from '#contract/notifications/facts.ts'
import type { Deps } from '../deps.ts'
import type { Channel } from './channels.ts'
import { deleteOldMessages, listInterrupted } from './messages.queries.ts'

/** How long what left is kept: whom we wrote to is not known for ever. */
const KEEP_FOR_MS = MESSAGES_KEPT_DAYS * DAY_MS

/**
 * Takes up the messages whose process was killed while it sent them: their job would stay locked for hours. Forgets those
 * that left `MESSAGES_KEPT_DAYS` ago.
 */
export async function sweepMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  channel: Channel,
): Promise<void> {
  const now = clock()
  for (const id of await listInterrupted(db, channel, now)) await channel.addJob(db, id)
  await deleteOldMessages(db, channel, new Date(now.getTime() - KEEP_FOR_MS))
}
