import type { Deps } from '../deps.ts'
import type { Channel, MessageTable } from './channels.ts'
import { recordFailure, recordOutcome } from './messages.queries.ts'

/** Columns to record of a sent message. */
export type SentDetails = { subject?: string }

type Sending<Table extends MessageTable> = {
  /** Begins an attempt; undefined when there is nothing to send now. */
  begin: () => Promise<Table['$inferSelect'] | undefined>
  /** Writes and sends the message. @returns columns to record; null when it no longer applies */
  dispatch: (message: Table['$inferSelect']) => Promise<SentDetails | null>
  /** Whether the error is permanent, so that a retry is pointless. */
  isRefusedForGood: (error: unknown) => boolean
}

/**
 * Sends a queued message and records the outcome. Does nothing when it was sent, is being sent or has to wait.
 * @throws the failure, so that the job is retried; a permanent one, or one of a message dropped meanwhile, is only logged
 */
export async function sendMessage<Table extends MessageTable>(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  channel: Channel<Table>,
  id: string,
  { begin, dispatch, isRefusedForGood }: Sending<Table>,
): Promise<void> {
  const message = await begin()
  if (!message) return
  try {
    const kept = await dispatch(message)
    const end = kept
      ? ({ status: 'sent', sentAt: clock() } as const)
      : ({ status: 'dropped', sentAt: null } as const)
    await recordOutcome(db, channel, id, { ...end, error: null, ...kept })
  } catch (error) {
    const isWanted = await recordFailure(db, channel, id, error)
    if (isWanted && !isRefusedForGood(error)) throw error
    const what = isWanted ? 'was refused for good' : 'was dropped while it failed'
    log.warn({ err: error, [`${channel.name}Id`]: id }, `a ${channel.name} ${what}`)
  }
}
