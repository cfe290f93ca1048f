import { findUser, phoneForTexts } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import { MAX_ERROR_LENGTH } from '../outgoing.ts'
import { beginTextWithinLimits } from './begin-text-within-limits.ts'
import { type TextGateway, TextRefused } from './text-gateway.ts'
import { isProtecting } from './text-subjects.ts'
import { recordFailedText, type TextRow, updateText } from './texts.queries.ts'
import { writeText } from './write-text.ts'

export type SendTextDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & { gateway: TextGateway }

/**
 * Writes a queued text and sends it. Does nothing when it was sent or is being sent. What fails is noted and thrown, so
 * that the job comes back; what the gateway refuses for good is noted only, and a text that was dropped meanwhile stays so.
 */
export async function sendText(deps: SendTextDeps, textId: string): Promise<void> {
  const { db, clock, log } = deps
  const row = await beginTextWithinLimits(deps, textId)
  if (!row) return
  try {
    const isSent = await dispatch(deps, row)
    await updateText(db, textId, {
      status: isSent ? 'sent' : 'dropped',
      sentAt: isSent ? clock() : null,
      error: null,
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isWanted = await recordFailedText(db, textId, message.slice(0, MAX_ERROR_LENGTH))
    if (isWanted && !(error instanceof TextRefused)) throw error
    log.warn(
      { err: error, textId },
      isWanted ? 'a text was refused for good' : 'a text was dropped while it failed',
    )
  }
}

/** Gives the text away; false when there is nothing to tell any more, or nobody who wants to hear it. */
async function dispatch(deps: SendTextDeps, row: TextRow): Promise<boolean> {
  const { db, config, gateway } = deps
  const { id, kind, recipient: to } = row
  const written = await writeText(deps, row)
  const person = written && (await findUser(db, written.personId))
  if (!written || !person || (person.isDemonstration && config.texts.gateway)) return false
  if (!isProtecting(kind) && !phoneForTexts(person)) return false
  await gateway.sendText({ id, kind, channel: config.texts.channel, to, text: written.text })
  return true
}
