import type { HistoryMessage } from '#contract/assistant/schemas.ts'
import type { Executor } from '#database/connect.ts'
import {
  editDistance,
  FILLERS,
  FOODS,
  findNameTerms,
  isQualifier,
  MAIZE,
  type NamedProducer,
  type NameTerms,
  plainText,
  SYNONYMS,
  TYPED_WORD,
} from '../../catalogue/public.ts'
import { writtenInFull } from './by-sound.ts'
import { followUp, remember } from './follow-up.ts'
import { findNamedProducer, withoutFullName, withoutNames } from './named-producer.ts'
import { asksForProducts } from './question-words.ts'
import { type Noun, type Question, readQuestion, wordsOf } from './read-question.ts'
import { isTopicWord } from './read-topics.ts'

/** Things that are asked for together: "huile rouge". */
export type Wanted = {
  /** As it was asked for. */
  label: string
  /** Its words, each with the stems of names that it stands for. */
  words: { word: string; terms: string[] }[]
  /** What it is for: better, where some are named so, than those that are not. */
  uses: { word: string; terms: string[] }[]
  /** Some of its words name nothing in the shop, or nothing that is written so. */
  isLoose: boolean
  /** It is one thing: "feuilles de manioc" asks for no manioc. */
  isCompound: boolean
}

export type Understood = Omit<Question, 'excluded'> & {
  wanted: Wanted[]
  /** Whose products are asked for. */
  producer: NamedProducer | undefined
  /** Stems of names that nobody wants to see. */
  excluded: string[]
  /** What may be products that the shop does not know. */
  unknown: string[]
}

type Names = ReadonlyMap<string, NameTerms>

const MAX_WANTED = 8
/** What older messages said is soon forgotten. */
const MESSAGES_READ = 8
const LETTERS_READ = 1000

const GUESSED_FROM_LETTERS = 5
const SHORT_MESSAGE_WORDS = 3

/** A short word of a long message that asks for no products is hardly a product with a typing mistake. */
function withoutGuesses(names: Names, message: string): Names {
  const words = wordsOf(message)
  if (words.length <= SHORT_MESSAGE_WORDS || asksForProducts(words.join(' '))) return names
  return new Map(
    [...names].filter(([word, { isCorrected }]) => !isCorrected || word.length >= GUESSED_FROM_LETTERS),
  )
}

const MIN_STEM_LENGTH = 5
const stemOf = (word: string): string => word.replace(/(?:es|[sex])$/, '')

/** Stems that are a long word but for one letter: what shares more of its letters than that is another word. */
function isNear(word: string, term: string): boolean {
  const [one, other] = [stemOf(word), stemOf(term)]
  return one.length >= MIN_STEM_LENGTH && editDistance(one, other) <= 1
}

/** What names of the shop the words stand for, guessing only where one letter is wrong. */
async function findNames(db: Executor, words: readonly string[]): Promise<Names> {
  const found = await findNameTerms(db, words)
  const names = [...found].map(([word, { terms, isCorrected }]) => {
    const near = isCorrected ? terms.filter(term => isNear(word, term)) : terms
    return [word, { terms: near, isCorrected }] as const
  })
  return new Map(names.filter(([, { terms }]) => terms.length > 0))
}

const termsOf = (word: string, names: Names): string[] =>
  (SYNONYMS.get(word) ?? [word]).flatMap(each => names.get(each)?.terms ?? [])

/** Words as people write them: the cereal by its name. */
export const written = (words: readonly string[]): string =>
  words.map(word => (word === MAIZE ? 'maïs' : word)).join(' ')

/** The words of messages as they were typed, by what is read of them: « poisson fumé ». */
const typedWords = (messages: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    messages
      .flatMap(message => message.match(TYPED_WORD) ?? [])
      .map(word => [plainText(word), word.toLowerCase()] as const),
  )

const LABEL_LETTERS = 60

/** What is wanted, as it was typed; how much of it stands elsewhere. */
const labelOf = (words: readonly string[], typed: ReadonlyMap<string, string>): string =>
  written(words.filter(word => !/^\d/.test(word)).map(word => typed.get(word) ?? word)).slice(
    0,
    LABEL_LETTERS,
  )

function wantedOf({ words, linked, uses }: Noun, names: Names, typed: ReadonlyMap<string, string>): Wanted[] {
  const named = (each: string[]) =>
    each.map(word => ({ word, terms: termsOf(word, names) })).filter(({ terms }) => terms.length > 0)
  const known = named([...new Set(words)])
  const isUnnamed = (word: string) => !isQualifier(word) && !known.some(each => each.word === word)
  // "Pommes de terre" are none of ours: not even the name before "de" says what is meant.
  const isOtherThing = linked.some(isUnnamed) || (FOODS.has(words[0]!) && words.some(isUnnamed))
  if (known.every(({ word }) => isQualifier(word)) || isOtherThing) return []
  const isLoose = words.some(isUnnamed) || known.some(({ word }) => names.get(word)?.isCorrected)
  return [
    { label: labelOf(words, typed), words: known, uses: named(uses), isLoose, isCompound: linked.length > 0 },
  ]
}

/** Messages with their words in full, and the names of the shop that these stand for. */
async function lookUp(db: Executor, typed: readonly string[]) {
  const words = typed
    .flatMap(message => [message, writtenInFull(message, () => false)])
    .flatMap(wordsOf)
    .filter(word => !FILLERS.has(word) || isQualifier(word))
  const found = await findNames(db, [...new Set(words.flatMap(word => SYNONYMS.get(word) ?? [word]))])
  const messages = typed.map(message =>
    writtenInFull(message, word => found.get(word)?.isCorrected === false),
  )
  const names = withoutGuesses(found, messages.at(-1)!)
  const isName = (word: string) =>
    (SYNONYMS.get(word) ?? [word]).some(each => {
      const name = names.get(each)
      return name !== undefined && (!name.isCorrected || !isTopicWord(word))
    })
  return { messages, names, isName }
}

/** What is asked for by name, and what may be names that the shop does not know. */
function wishesOf(nouns: readonly Noun[], names: Names, typed: ReadonlyMap<string, string>) {
  const wishes = nouns.map(noun => [noun, wantedOf(noun, names, typed)] as const)
  return {
    wanted: wishes.flatMap(([, wanted]) => wanted).slice(0, MAX_WANTED),
    unknown: wishes.filter(([, wanted]) => wanted.length === 0).map(([{ words }]) => labelOf(words, typed)),
  }
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
  const said = history.filter(({ role }) => role === 'user').slice(-MESSAGES_READ)
  const typed = [...said.map(({ content }) => content.slice(0, LETTERS_READ)), message]
  const { messages, names, isName } = await lookUp(db, typed)
  const [named, previous] = await Promise.all(
    [messages.at(-1)!, messages.at(-2) ?? ''].map(each => findNamedProducer(db, wordsOf(each), isName)),
  )
  const [last, ...earlier] = messages
    .map(each => readQuestion([named, previous].reduce(withoutFullName, each), { has: isName }))
    .toReversed()
  const context = earlier.reduceRight<Question | undefined>(
    (known, each) => remember(known, each, isName),
    undefined,
  )
  const question = followUp(context, last!, isName)
  const before = question === last ? undefined : previous
  // Whoever is not named in full has left words of the name among the nouns.
  const halfNamed = [named, before].filter(
    (each): each is NamedProducer =>
      each !== undefined && messages.every(text => withoutFullName(text, each) === text),
  )
  const nouns = question.nouns
    .map(({ words, linked, uses }) => ({
      words: withoutNames(words, halfNamed),
      linked: withoutNames(linked, halfNamed),
      uses,
    }))
    .filter(({ words }) => words.length > 0)
  return {
    ...question,
    ...wishesOf(nouns, names, typedWords(typed)),
    // "et à Bouaké ?" asks for what others have there.
    producer: named ?? (last!.regions.length > 0 ? undefined : before),
    excluded: question.excluded.flatMap(word => termsOf(word, names)),
  }
}
