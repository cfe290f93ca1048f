import { findUser, phoneForTexts } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import { textChannel } from '../channels.ts'
import { type Kept, sendMessage } from '../send-message.ts'
import { beginTextWithinLimits } from './begin-text-within-limits.ts'
import { type TextGateway, TextRefused } from './text-gateway.ts'
import { isProtecting } from './text-subjects.ts'
import type { TextRow } from './texts.queries.ts'
import { writeText } from './write-text.ts'

export type SendTextDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & { gateway: TextGateway }

/** Writes a queued text and sends it. What the gateway refuses for good is not tried again. */
export const sendText = (deps: SendTextDeps, textId: string): Promise<void> =>
  sendMessage(deps, textChannel, textId, {
    begin: () => beginTextWithinLimits(deps, textId),
    dispatch: text => dispatch(deps, text),
    isRefusedForGood: error => error instanceof TextRefused,
  })

/** Gives the text away; null when there is nothing to tell any more, or nobody who wants to hear it. */
async function dispatch(deps: SendTextDeps, row: TextRow): Promise<Kept | null> {
  const { db, config, gateway } = deps
  const { id, kind, recipient: to } = row
  const written = await writeText(deps, row)
  const person = written && (await findUser(db, written.personId))
  if (!written || !person || (person.isDemonstration && config.texts.gateway)) return null
  if (!isProtecting(kind) && !phoneForTexts(person)) return null
  await gateway.sendText({ id, kind, channel: config.texts.channel, to, text: written.text })
  return {}
}
