import type { Executor } from '#database/connect.ts'
import {
  CATEGORY_WORDS,
  FILLERS,
  isQualifier,
  listProducersNamed,
  type NamedProducer,
  PRODUCER_WORDS,
  plainText,
  readPlaces,
  TYPED_WORD,
} from '../../catalogue/public.ts'
import { isTopicWord } from './read-topics.ts'

type IsProduct = (word: string) => boolean

const MIN_LETTERS = 3
/** "chez la productrice Akissi" */
const WORDS_AFTER = 3

/** Words that may distinguish names. */
const distinctive = (words: readonly string[]): string[] =>
  words.filter(word => word.length >= MIN_LETTERS && !FILLERS.has(word) && !PRODUCER_WORDS.has(word))

/** Words that occur in no product name: "bonikro" of "Ferme Bonikro". */
function ownWords(words: readonly string[], isProduct: IsProduct): string[] {
  const isCommon = (word: string) =>
    CATEGORY_WORDS.has(word) || [isQualifier, isTopicWord, isProduct].some(isOne => isOne(word))
  return readPlaces(words).rest.filter(word => !isCommon(word))
}

const wordsOfName = ({ businessName }: NamedProducer): string[] =>
  plainText(businessName)
    .replace(/^l[ae]s? /, '')
    .split(' ')

/** The index of a name within the words; -1 if absent. */
function indexOfName(name: readonly string[], words: readonly string[]): number {
  if (name.length < 2) return -1
  return words.findIndex((_, at) => name.every((word, offset) => words[at + offset] === word))
}

/**
 * The producer that a message names: completely, by two distinctive words, or by one shortly after a cue ("chez Akissi").
 * Undefined when ambiguous.
 */
export async function findNamedProducer(
  db: Executor,
  words: readonly string[],
  isProduct: IsProduct,
): Promise<NamedProducer | undefined> {
  const isSaid = (word: string) => words.includes(word)
  const isCued = (word: string) =>
    words.some(
      (each, at) => PRODUCER_WORDS.has(each) && words.slice(at + 1, at + 1 + WORDS_AFTER).includes(word),
    )
  const found = await listProducersNamed(db, distinctive(words))
  const named = found.filter(producer => {
    const nameWords = distinctive(wordsOfName(producer))
    const isSaidInFull = indexOfName(wordsOfName(producer), words) >= 0
    const isSaidByWords = nameWords.length > 1 && nameWords.every(isSaid)
    const own = ownWords(nameWords, isProduct)
    return isSaidInFull || isSaidByWords || own.filter(isSaid).length > 1 || own.some(isCued)
  })
  return named.length === 1 ? named[0] : undefined
}

/** Removes the producer's full name from a message: "riz des dix huit montagnes, quel riz ?" still asks for rice. */
export function withoutFullName(message: string, producer: NamedProducer | undefined): string {
  if (!producer) return message
  const name = wordsOfName(producer)
  const typed = [...message.matchAll(TYPED_WORD)]
  const at = indexOfName(
    name,
    typed.map(([word]) => plainText(word)),
  )
  if (at < 0) return message
  const last = typed[at + name.length - 1]!
  return `${message.slice(0, typed[at]!.index)} ${message.slice(last.index + last[0].length)}`
}

/** Removes words of producers' names: in "igname chez Bonikro" only "igname" is searched. */
export function withoutNames(words: readonly string[], producers: readonly NamedProducer[]): string[] {
  const names = producers.flatMap(wordsOfName)
  return words.filter(word => !names.includes(word))
}
