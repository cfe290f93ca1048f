import type { Category, ProductSort } from '#contract/catalogue/facts.ts'
import type { Region } from '#contract/regions.ts'
import { plainText } from '../words/plain-words.ts'
import {
  CATEGORY_WORDS,
  FILLERS,
  FOODS,
  isQualifier,
  PRODUCER_WORDS,
  SORT_WORDS,
  SYNONYMS,
} from '../words/product-words.ts'
import { type Place, readPlaces } from '../words/read-place.ts'
import { type PriceBounds, readPrices } from '../words/read-prices.ts'

/** Words that carry no meaning in a search, without accents. */
const STOP_WORDS = new Set(
  'a au aux avec c ce ces d dans de des du en et j l la le les m n ou par pour qu que s sur t un une y'.split(
    ' ',
  ),
)
/** "feuilles de manioc": the words around it are one term. */
const LINKS = new Set(['de', 'd'])
const MAX_WORDS = 8
const MAX_LETTERS = 40

/** "maïs" as the search documents write it; "mais" is a French stop word of PostgreSQL. */
export const MAIZE = 'maiz'

/** A word of a search. */
export type SearchWord = {
  /** Plain: lower case, no accents, letters and digits only. */
  word: string
  /** Synonyms, plain too. */
  synonyms: readonly string[]
  /** The category, or the regions, that the word stands for. */
  category: Category | undefined
  region: Region | undefined
  /** It only qualifies ("gros", "25"), or is filler ("je veux"). */
  isOptional: boolean
  /** It is part of a quantity: "5", "kg". */
  isQuantity: boolean
  /** It is part of a linked term: "pomme de terre". */
  isLinked: boolean
  /** A staple food: a search for fish should not return anything else. */
  isFood: boolean
  /** The last word, which may still be incomplete. */
  isLast: boolean
}

/** A parsed search text. */
export type SearchRead = {
  words: SearchWord[]
  bounds: PriceBounds
  /** The order asked for: "pas cher". */
  sort: ProductSort | undefined
}

const GLUED_UNIT = /(\d)(kg|g|l)\b/g
const QUANTITY = /^(?:\d.*|kg|kilos?|g|grammes?|l|litres?)$/

/** The plain words of a text, with "maïs" as `MAIZE`. */
const tokensOf = (text: string): string[] =>
  plainText(text)
    .replace(GLUED_UNIT, '$1 $2')
    .split(' ')
    .filter(word => word !== '')
    .map(word => (word === 'mais' ? MAIZE : Array.from(word).slice(0, MAX_LETTERS).join('')))

const isFiller = (word: string) => FILLERS.has(word) || PRODUCER_WORDS.has(word)

const plainWord = (word: string, isLast: boolean, isLinked: boolean): SearchWord => ({
  word,
  synonyms: SYNONYMS.get(word) ?? [],
  category: CATEGORY_WORDS.get(word),
  region: undefined,
  isOptional: isFiller(word) || isQualifier(word),
  isQuantity: QUANTITY.test(word),
  isLinked,
  isFood: FOODS.has(word),
  isLast,
})

/** A place in a region of the shop; its name may also be part of product or producer names. */
const placeWord = ({ words, region }: Place, isAlone: boolean): SearchWord => ({
  ...plainWord(words.join(' '), isAlone && words.length === 1, false),
  region,
  isOptional: false,
})

/**
 * Parses a search text, as the assistant parses the same words: places, prices, the sort order, and at most 8 search
 * words. Stop words such as "les" and "du" are dropped unless nothing else is left: "du" may be a prefix.
 */
export function readSearch(text: string): SearchRead {
  const plain = plainText(text)
  const [wished, sort] = SORT_WORDS.find(([pattern]) => pattern.test(plain)) ?? []
  const typed = tokensOf(wished ? plain.replace(wished, ' ') : text)
  const { bounds, rest: unpriced } = readPrices(typed)
  const { places, rest } = readPlaces(unpriced)
  const last = typed.at(-1)
  const meant = rest.flatMap((word, index): SearchWord[] => {
    if (STOP_WORDS.has(word)) return []
    const isLinked =
      LINKS.has(rest[index - 1] ?? '') || (LINKS.has(rest[index + 1] ?? '') && index + 2 < rest.length)
    return [plainWord(word, word === last && index === rest.length - 1, isLinked)]
  })
  const inRegion = places
    .filter(({ region }) => region !== undefined)
    .map(place => placeWord(place, typed.length === 1))
  const elsewhere = places.filter(({ region }) => region === undefined).flatMap(({ words }) => words)
  const all = [...meant, ...elsewhere.map(word => plainWord(word, word === last, false)), ...inRegion]
  const isEmpty = all.length === 0 && sort === undefined && Object.keys(bounds).length === 0
  const words = isEmpty ? rest.slice(-1).map(word => plainWord(word, true, false)) : all
  const once = new Map(words.map(each => [each.word, each] as const))
  return { words: [...once.values()].slice(0, MAX_WORDS), bounds, sort }
}
