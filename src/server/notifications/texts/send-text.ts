import { findUser, phoneForTexts } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import { textChannel } from '../channels.ts'
import { type SentDetails, sendMessage } from '../send-message.ts'
import { beginTextWithinLimits } from './begin-text-within-limits.ts'
import { type TextGateway, TextRefused } from './text-gateway.ts'
import { isProtecting } from './text-subjects.ts'
import type { TextRow } from './texts.queries.ts'
import { writeText } from './write-text.ts'

type SendTextDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & { gateway: TextGateway }

/** Writes and sends a queued text, unless a limit drops it. Not retried when the gateway rejects it permanently. */
export const sendText = (deps: SendTextDeps, textId: string): Promise<void> =>
  sendMessage(deps, textChannel, textId, {
    begin: () => beginTextWithinLimits(deps, textId),
    dispatch: text => dispatch(deps, text),
    isRefusedForGood: error => error instanceof TextRefused,
  })

/** Writes and sends a text; null when it no longer applies, or when its person gets no texts. */
async function dispatch(deps: SendTextDeps, row: TextRow): Promise<SentDetails | null> {
  const { db, config, gateway } = deps
  const { id, kind, recipient: to } = row
  const written = await writeText(deps, row)
  const person = written && (await findUser(db, written.personId))
  if (!written || !person || (person.isDemonstration && config.texts.gateway)) return null
  if (!isProtecting(kind) && !phoneForTexts(person)) return null
  await gateway.sendText({ id, kind, channel: config.texts.channel, to, text: written.text })
  return {}
}
