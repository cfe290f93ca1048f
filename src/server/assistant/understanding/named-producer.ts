import type { Executor } from '#database/connect.ts'
import { findProducersNamed, type NamedProducer } from '../../catalogue/public.ts'
import { plainText } from './plain-words.ts'
import { CATEGORY_WORDS, FILLERS, isQualifier, PRODUCER_WORDS } from './product-words.ts'
import { readPlaces } from './read-place.ts'
import { isTopicWord } from './read-topics.ts'

type IsProduct = (word: string) => boolean

const LEAST_LETTERS = 3
/** "chez la productrice Akissi" */
const WORDS_AFTER = 3

/** Words that may tell one name from another. */
const telling = (words: readonly string[]): string[] =>
  words.filter(word => word.length >= LEAST_LETTERS && !FILLERS.has(word) && !PRODUCER_WORDS.has(word))

/** Those that name nothing else: "bonikro" of "Ferme Bonikro". */
function ownWords(words: readonly string[], isProduct: IsProduct): string[] {
  const isCommon = (word: string) =>
    CATEGORY_WORDS.has(word) || [isQualifier, isTopicWord, isProduct].some(isOne => isOne(word))
  return readPlaces(words).rest.filter(word => !isCommon(word))
}

const wordsOfName = ({ businessName }: NamedProducer): string[] => plainText(businessName).split(' ')

/**
 * The producer that a message names: in full, or by a word of its own soon after what tells that a producer is meant ("chez
 * Akissi"). None, where it may be several.
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
  const found = await findProducersNamed(db, telling(words))
  const named = found.filter(producer => {
    const told = telling(wordsOfName(producer))
    return (told.length > 1 && told.every(isSaid)) || ownWords(told, isProduct).some(isCued)
  })
  return named.length === 1 ? named[0] : undefined
}

/** Words without those of producers' names: "riz" of "Riz des Dix-Huit Montagnes" asks for no rice. */
export function withoutNames(
  words: readonly string[],
  producers: readonly (NamedProducer | undefined)[],
): string[] {
  const names = producers.flatMap(producer => (producer ? wordsOfName(producer) : []))
  return words.filter(word => !names.includes(word))
}
