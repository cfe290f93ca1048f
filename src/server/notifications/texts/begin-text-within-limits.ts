import { sendingLimits } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { erasedRecipient } from '../../erased-recipient.ts'
import { limitsInForce, readSettings } from '../../settings/public.ts'
import { countTextsTo, lockSending } from '../sending-limits.queries.ts'
import { isNeverHeldBack } from './text-subjects.ts'
import { beginTextAttempt, findText, type TextRow, updateText } from './texts.queries.ts'

/**
 * Begins an attempt to send a text, unless its number has had as many as a day may bring: then it is dropped, and the mail and
 * the page tell the same. Undefined when nothing is to be sent.
 */
export async function beginTextWithinLimits(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  textId: string,
): Promise<TextRow | undefined> {
  const now = clock()
  const { most, withinMs } = sendingLimits.textsTo
  const limits = limitsInForce(config, await readSettings(db, config))
  if (limits[most] === Number.POSITIVE_INFINITY) return beginTextAttempt(db, textId, now)
  return db.transaction(async tx => {
    const text = await findText(tx, textId)
    if (!text) return undefined
    if (isNeverHeldBack(text.kind)) return beginTextAttempt(tx, textId, now)
    await lockSending(tx, [`text to ${text.recipient}`])
    const erased = erasedRecipient(config, text.recipient)
    const left = await countTextsTo(tx, { ...text, erased }, new Date(now.getTime() - withinMs))
    const begun = await beginTextAttempt(tx, textId, now)
    if (!begun || left < limits[most]) return begun
    await updateText(tx, textId, { status: 'dropped', sentAt: null, error: null })
    return undefined
  })
}
