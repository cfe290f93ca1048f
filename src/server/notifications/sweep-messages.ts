import { DAY_MS } from '#contract/durations.ts'
import { MESSAGES_KEPT_DAYS } from '#contract/notifications/facts.ts'
import type { Deps } from '../deps.ts'
import type { Channel } from './channels.ts'
import { deleteOldMessages, listInterrupted } from './messages.queries.ts'

/** Retention of sent and dropped messages: their recipients are personal data. */
const KEEP_FOR_MS = MESSAGES_KEPT_DAYS * DAY_MS

/**
 * Queues interrupted messages again: the job of a killed process would stay locked for hours. Deletes sent and dropped messages
 * older than `MESSAGES_KEPT_DAYS`.
 */
export async function sweepMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  channel: Channel,
): Promise<void> {
  const now = clock()
  for (const id of await listInterrupted(db, channel, now)) await channel.addJob(db, id)
  await deleteOldMessages(db, channel, new Date(now.getTime() - KEEP_FOR_MS))
}
