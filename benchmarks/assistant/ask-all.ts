import type { Database } from '#database/connect.ts'
import { answerByRules } from '#server/assistant/answer-by-rules.ts'
import { composeAnswer } from '#server/assistant/compose-answer.ts'
import { readPassages } from '#server/assistant/knowledge/passages.ts'
import type { Config } from '#server/config.ts'
import { readSettings } from '#server/settings/public.ts'
import { isRight } from './judge-answer.ts'
import type { Question } from './read-questions.ts'

/** Puts questions to the assistant's own engine, one after the other, as nobody in particular. */
export async function askAll(db: Database, config: Config, questions: readonly Question[]) {
  const site = { settings: await readSettings(db, config), passages: await readPassages(db) }
  const asked = []
  for (const question of questions) {
    const history = question.earlier.map(content => ({ role: 'user' as const, content }))
    const begun = performance.now()
    const { intents, parts } = await answerByRules(db, {
      now: new Date(),
      message: question.text,
      history,
      customer: undefined,
      site,
    })
    const tookMs = performance.now() - begun
    const products = parts.flatMap(part => part.products ?? [])
    const isUnderstood = isRight(question, { intents, products })
    asked.push({ question, intents, answer: composeAnswer(parts), isUnderstood, tookMs })
  }
  return asked
}
