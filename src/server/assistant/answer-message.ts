import type { ChatAnswer, HistoryMessage } from '#contract/assistant/schemas.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { readSettings } from '../settings/public.ts'
import { answerByRules } from './answer-by-rules.ts'
import { composeAnswer } from './compose-answer.ts'
import { readPassages } from './knowledge/passages.ts'
import { reword } from './language-model/reword.ts'

type Message = { message: string; history: readonly HistoryMessage[] }

/** Answers a chat message. */
export async function answerMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  customer: SignedIn | undefined,
  { message, history }: Message,
): Promise<ChatAnswer> {
  const { db, clock, config } = deps
  const site = { settings: await readSettings(db, config), passages: await readPassages(db) }
  const { parts } = await answerByRules(db, { message, history, customer, site, now: clock() })
  // Private facts are never sent to the external model.
  const isShareable = !parts.some(part => part.isPrivate)
  const words = isShareable ? await reword(deps, { message, history, parts, site }) : undefined
  return composeAnswer(parts, words)
}
