import type { Deps } from '../deps.ts'
import type { Channel, MessageTable } from './channels.ts'
import { recordFailure, recordOutcome } from './messages.queries.ts'

/** What is kept of a message that left. */
export type Kept = { subject?: string }

type Sending<Table extends MessageTable> = {
  /** Begins an attempt; undefined when nothing is to be sent now. */
  begin: () => Promise<Table['$inferSelect'] | undefined>
  /** Writes the message and gives it away. @returns what is kept of it; null when there is nothing to tell any more */
  dispatch: (message: Table['$inferSelect']) => Promise<Kept | null>
  /** Would another try change nothing? */
  isRefusedForGood: (error: unknown) => boolean
}

/**
 * Sends a queued message. Does nothing when it was sent or is being sent, or has to wait. What fails is noted and thrown, so that
 * the job comes back; what is refused for good is noted only, and a message that was dropped meanwhile stays so.
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
