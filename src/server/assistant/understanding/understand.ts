import type { HistoryMessage } from '#contract/assistant.ts'
import type { Executor } from '#database/connect.ts'
import { findNameTerms, MAIZE, type NameTerms } from '../../catalogue/public.ts'
import { followUp } from './follow-up.ts'
import { asksForProducts, FILLERS, FOODS, isQualifier, SYNONYMS } from './product-words.ts'
import { type Noun, type Question, readQuestion, wordsOf } from './read-question.ts'

/** Things that are asked for together: "huile rouge". */
export type Wanted = {
  /** As it was asked for. */
  label: string
  /** Its words, each with the stems of names that it stands for. */
  words: { word: string; terms: string[] }[]
  /** Some of its words name nothing in the shop. */
  isLoose: boolean
  /** It is one thing: "feuilles de manioc" asks for no manioc. */
  isCompound: boolean
}

export type Understood = Question & {
  wanted: Wanted[]
  /** What may be products that the shop does not know. */
  unknown: string[]
}

type Names = ReadonlyMap<string, NameTerms>

const MAX_WANTED = 4

const GUESSED_FROM_LETTERS = 6
const SHORT_MESSAGE_WORDS = 3

/** A short word of a long message that asks for no products is hardly a product with a typing mistake. */
function withoutGuesses(names: Names, message: string): Names {
  const words = wordsOf(message)
  if (words.length <= SHORT_MESSAGE_WORDS || asksForProducts(words.join(' '))) return names
  return new Map(
    [...names].filter(([word, { isCorrected }]) => !isCorrected || word.length >= GUESSED_FROM_LETTERS),
  )
}

const termsOf = (word: string, names: Names): string[] =>
  (SYNONYMS[word] ?? [word]).flatMap(each => names.get(each)?.terms ?? [])

/** Words as people write them: the cereal by its name. */
export const written = (words: readonly string[]): string =>
  words.map(word => (word === MAIZE ? 'maïs' : word)).join(' ')

function wantedOf({ words, isCompound }: Noun, names: Names): Wanted[] {
  const known = words
    .map(word => ({ word, terms: termsOf(word, names) }))
    .filter(({ terms }) => terms.length > 0)
  const isLoose = words.some(word => !isQualifier(word) && !known.some(each => each.word === word))
  // "Pommes de terre" are none of ours: not even the name before "de" says what is meant.
  if (known.every(({ word }) => isQualifier(word)) || (isLoose && (isCompound || FOODS.has(words[0]!))))
    return []
  return [{ label: written(words), words: known, isLoose, isCompound }]
}

/**
 * What a person wants to know: the message as the conversation before it explains it, with its words looked up in the
 * catalogue.
 */
export async function understand(
  db: Executor,
  message: string,
  history: readonly HistoryMessage[],
): Promise<Understood> {
  const messages = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message]
  const words = messages.flatMap(wordsOf).filter(word => !FILLERS.has(word) || isQualifier(word))
  const found = await findNameTerms(db, [...new Set(words.flatMap(word => SYNONYMS[word] ?? [word]))])
  const names = withoutGuesses(found, message)
  const isExact = (word: string) =>
    (SYNONYMS[word] ?? [word]).some(each => names.has(each) && !names.get(each)!.isCorrected)
  const question = messages
    .map(each => readQuestion(each, { has: isExact }))
    .reduce<Question | undefined>(followUp, undefined)!
  const wanted = question.nouns.map(noun => [noun, wantedOf(noun, names)] as const)
  return {
    ...question,
    wanted: wanted.flatMap(([, each]) => each).slice(0, MAX_WANTED),
    unknown: wanted.filter(([, each]) => each.length === 0).map(([noun]) => written(noun.words)),
  }
}
