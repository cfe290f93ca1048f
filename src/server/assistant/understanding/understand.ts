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
import { expandBySound } from './by-sound.ts'
import { followUp, remember } from './follow-up.ts'
import { findNamedProducer, withoutFullName, withoutNames } from './named-producer.ts'
import { asksForProducts } from './question-words.ts'
import { type Noun, type Question, readQuestion, wordsOf } from './read-question.ts'
import { isTopicWord } from './read-topics.ts'

/** A thing that is asked for: "huile rouge". */
export type Wanted = {
  /** As the visitor typed it. */
  label: string
  /** Its words, each with the matching stems of names. */
  words: { word: string; terms: string[] }[]
  /** Intended uses; products named after them are preferred. */
  uses: { word: string; terms: string[] }[]
  /** Some of its words match no name, or only by correction. */
  isLoose: boolean
  /** It is one term: "feuilles de manioc" does not ask for manioc. */
  isCompound: boolean
}

export type Understood = Omit<Question, 'excluded'> & {
  wanted: Wanted[]
  /** The producer whose products are asked for. */
  producer: NamedProducer | undefined
  /** Stems of names to exclude. */
  excluded: string[]
  /** Terms that may be products unknown to the shop. */
  unknown: string[]
}

type Names = ReadonlyMap<string, NameTerms>

const MAX_WANTED = 8
/** Only the latest messages are context. */
const MESSAGES_READ = 8
const LETTERS_READ = 1000

const GUESSED_FROM_LETTERS = 5
const SHORT_MESSAGE_WORDS = 3

/** Without typo corrections of short words, in a long message that does not ask for products. */
function withoutGuesses(names: Names, message: string): Names {
  const words = wordsOf(message)
  if (words.length <= SHORT_MESSAGE_WORDS || asksForProducts(words.join(' '))) return names
  return new Map(
    [...names].filter(([word, { isCorrected }]) => !isCorrected || word.length >= GUESSED_FROM_LETTERS),
  )
}

const MIN_STEM_LENGTH = 5
const stemOf = (word: string): string => word.replace(/(?:es|[sex])$/, '')

/** Whether a stem differs from a long word by one letter only. */
function isNear(word: string, term: string): boolean {
  const [one, other] = [stemOf(word), stemOf(term)]
  return one.length >= MIN_STEM_LENGTH && editDistance(one, other) <= 1
}

/** The stems of names that match the words; corrects typos of one letter only. */
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

/** Words as people write them, with "maïs" restored. */
export const joinWords = (words: readonly string[]): string =>
  words.map(word => (word === MAIZE ? 'maïs' : word)).join(' ')

/** Maps normalized words to the words as typed: « poisson fumé ». */
const typedWords = (messages: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    messages
      .flatMap(message => message.match(TYPED_WORD) ?? [])
      .map(word => [plainText(word), word.toLowerCase()] as const),
  )

const LABEL_LETTERS = 60

/** The label of a wanted thing, as typed; limited in length. */
const labelOf = (words: readonly string[], typed: ReadonlyMap<string, string>): string =>
  joinWords(words.filter(word => !/^\d/.test(word)).map(word => typed.get(word) ?? word)).slice(
    0,
    LABEL_LETTERS,
  )

function wantedOf({ words, linked, uses }: Noun, names: Names, typed: ReadonlyMap<string, string>): Wanted[] {
  const named = (each: string[]) =>
    each.map(word => ({ word, terms: termsOf(word, names) })).filter(({ terms }) => terms.length > 0)
  const known = named([...new Set(words)])
  const isUnnamed = (word: string) => !isQualifier(word) && !known.some(each => each.word === word)
  // "Pommes de terre" is not sold here: the word before "de" must not match either.
  const isOtherThing = linked.some(isUnnamed) || (FOODS.has(words[0]!) && words.some(isUnnamed))
  if (known.every(({ word }) => isQualifier(word)) || isOtherThing) return []
  const isLoose = words.some(isUnnamed) || known.some(({ word }) => names.get(word)?.isCorrected)
  return [
    { label: labelOf(words, typed), words: known, uses: named(uses), isLoose, isCompound: linked.length > 0 },
  ]
}

/** Expands the messages, and looks up the names that they contain. */
async function lookUp(db: Executor, typed: readonly string[]) {
  const words = typed
    .flatMap(message => [message, expandBySound(message, () => false)])
    .flatMap(wordsOf)
    .filter(word => !FILLERS.has(word) || isQualifier(word))
  const found = await findNames(db, [...new Set(words.flatMap(word => SYNONYMS.get(word) ?? [word]))])
  const messages = typed.map(message =>
    expandBySound(message, word => found.get(word)?.isCorrected === false),
  )
  const names = withoutGuesses(found, messages.at(-1)!)
  const isName = (word: string) =>
    (SYNONYMS.get(word) ?? [word]).some(each => {
      const name = names.get(each)
      return name !== undefined && (!name.isCorrected || !isTopicWord(word))
    })
  return { messages, names, isName }
}

/** Things asked for by name, and terms that may be products unknown to the shop. */
function readWanted(nouns: readonly Noun[], names: Names, typed: ReadonlyMap<string, string>) {
  const wishes = nouns.map(noun => [noun, wantedOf(noun, names, typed)] as const)
  return {
    wanted: wishes.flatMap(([, wanted]) => wanted).slice(0, MAX_WANTED),
    unknown: wishes.filter(([, wanted]) => wanted.length === 0).map(([{ words }]) => labelOf(words, typed)),
  }
}

/** Interprets a message in the context of the conversation, with its words looked up in the catalogue. */
export async function understand(
  db: Executor,
  message: string,
  history: readonly HistoryMessage[],
): Promise<Understood> {
  const userMessages = history.filter(({ role }) => role === 'user').slice(-MESSAGES_READ)
  const typed = [...userMessages.map(({ content }) => content.slice(0, LETTERS_READ)), message]
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
  // A partly named producer leaves words of the name among the nouns.
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
    ...readWanted(nouns, names, typedWords(typed)),
    // "et à Bouaké ?" asks for other producers there.
    producer: named ?? (last!.regions.length > 0 ? undefined : before),
    excluded: question.excluded.flatMap(word => termsOf(word, names)),
  }
}
