import type { ChatAnswer, HistoryMessage } from '#contract/assistant/schemas.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { takeAttempt } from '../http/rate-limit.ts'
import { answerByRules } from './answer-by-rules.ts'
import { composeAnswer } from './compose-answer.ts'
import { readPassages } from './knowledge/passages.ts'
import { reword } from './language-model/reword.ts'

const MINUTE_MS = 60_000

type Message = { message: string; history: readonly HistoryMessage[] }
type Sender = { address: string; customer: SignedIn | undefined }

/**
 * Answers a message to the assistant.
 * @throws Refused `rate_limited`
 */
export async function answerMessage(
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  { address, customer }: Sender,
  { message, history }: Message,
): Promise<ChatAnswer> {
  await takeAttempt(db, `chat:${address}`, {
    attempts: config.limits.chatMessagesPerMinute,
    windowMs: MINUTE_MS,
  })
  const site = { contact: config.contact, passages: await readPassages(db) }
  const { parts } = await answerByRules(db, { message, history, customer, site })
  const { languageModel } = config
  // What only the customer may know goes to nobody else.
  const mayLeave = !parts.some(part => part.isPrivate)
  const words =
    languageModel && mayLeave
      ? await reword({ languageModel, log }, { message, history, parts, site })
      : undefined
  return composeAnswer(parts, words)
}
