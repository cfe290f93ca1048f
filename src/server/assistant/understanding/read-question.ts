import type { Category, ProductSort } from '#contract/catalogue.ts'
import type { Region } from '#contract/regions.ts'
import { MAIZE } from '../../catalogue/public.ts'
import { readOrderSerial } from './order-number.ts'
import { plainText, plainWords } from './plain-words.ts'
import {
  ASKS_FOR_EVERYTHING,
  asksForProducts,
  CATEGORY_WORDS,
  FILLERS,
  FOODS,
  isQualifier,
  SORT_WORDS,
} from './product-words.ts'
import { readPlaces } from './read-place.ts'
import { type PriceBounds, readPrices } from './read-prices.ts'
import { clausesOf, correctTopicWord, isTopicWord, readTopics } from './read-topics.ts'
import type { Topic } from './topics.ts'

/** Words in a row that may name a product: "huile rouge"; a compound like "feuilles de manioc" is one thing only. */
export type Noun = { words: string[]; isCompound: boolean }

/** What a message says by its words. */
export type Question = {
  topics: Topic[]
  regions: Region[]
  bounds: PriceBounds
  category: Category | undefined
  sort: ProductSort | undefined
  /** The serial of the order that is asked about. */
  orderSerial: number | undefined
  /** What may name products, part by part. */
  nouns: Noun[]
  /** Words with a meaning of their own. */
  words: string[]
  asksForProducts: boolean
  /** A part of it asks for products and for nothing else: "c'est combien la tomate, et puis-je annuler ?" */
  asksForProductsApart: boolean
  asksForEverything: boolean
  /** It goes on from what was said before: "et à Bouaké ?" */
  isContinued: boolean
}

const CONTINUES = /^(?:et|ou|sinon|alors|ok)\b/
/** These may stand inside a name: "feuilles de manioc". */
const LINKS = new Set(['de', 'd', 'en'])
const COMMA = /(?<!\d),|,(?!\d)/

/** Words that name a product in the catalogue, so that nothing is guessed about them. */
type Names = Pick<ReadonlySet<string>, 'has'>

const mayName = (word: string, names: Names): boolean => {
  if (isQualifier(word)) return true
  if (FILLERS.has(word) || word in CATEGORY_WORDS || word.length < 2) return false
  return names.has(word) || !isTopicWord(word)
}

/** Runs of words that may name products, cut at words that cannot. */
function nounsOf(words: readonly string[], names: Names): Noun[] {
  const nouns: Noun[] = []
  let open: string[] = []
  let isLinked = false
  let isCompound = false
  const close = () => {
    if (open.some(word => !isQualifier(word))) nouns.push({ words: open, isCompound })
    open = []
    isLinked = false
    isCompound = false
  }
  for (const word of words) {
    // "du maïs pour mes poules" asks for no hens.
    if (word === 'pour' && nouns.length + open.length > 0) break
    if (mayName(word, names)) {
      isCompound ||= isLinked
      open.push(word)
    } else if (LINKS.has(word)) isLinked = open.length > 0
    else close()
  }
  close()
  return nouns
}

const isCereal = (before = '', after = ''): boolean =>
  ['du', 'de', 'le', 'des', 'et'].includes(before) || ['grain', 'frais', 'doux'].includes(after)

/** The words of a message; "mais" is mostly a conjunction, and without its accent also a cereal. */
export function wordsOf(text: string): string[] {
  const words = plainWords(text)
  const isWritten = /maïs/i.test(text.normalize('NFC'))
  return words.map((word, index) =>
    word === 'mais' && (isWritten || isCereal(words[index - 1], words[index + 1])) ? MAIZE : word,
  )
}

/** "Orange" pays, where somebody asks about paying. */
const withoutOperator = (nouns: Noun[], topics: readonly Topic[]): Noun[] =>
  topics.some(topic => topic === 'payment' || topic === 'cash_on_delivery')
    ? nouns.filter(({ words: [first] }) => first !== 'orange')
    : nouns

/** Reads a question in French, as people type it: without accents, with mistakes, several things at once. */
export function readQuestion(message: string, names: Names): Question {
  const text = plainWords(message).join(' ')
  const topics: Topic[] = []
  const regions: Region[] = []
  const nouns: Noun[] = []
  const meant: string[] = []
  let asksForProductsApart = false
  for (const clause of clausesOf(message)) {
    const enumerated = clause.split(COMMA).map(part => {
      const places = readPlaces(wordsOf(part))
      regions.push(...places.regions)
      return readPrices(places.rest).rest.map(word => (names.has(word) ? word : correctTopicWord(word)))
    })
    const words = enumerated.flat()
    const ownTopics = readTopics(words)
    topics.push(...ownTopics)
    meant.push(...words.filter(word => !FILLERS.has(word)))
    const ownNouns = withoutOperator(
      enumerated.flatMap(each => nounsOf(each, names)),
      topics,
    )
    nouns.push(...ownNouns)
    const isApart = ownTopics.length === 0 && ownNouns.length > 0
    asksForProductsApart ||= isApart && asksForProducts(plainWords(clause).join(' '))
  }
  return {
    topics: [...new Set(topics)],
    regions: [...new Set(regions)],
    // Of the whole message: "entre 500 et 1000" is no two questions.
    bounds: readPrices(plainWords(message)).bounds,
    category: text
      .split(' ')
      .map(word => CATEGORY_WORDS[word])
      .find(Boolean),
    sort: SORT_WORDS.find(([pattern]) => pattern.test(text))?.[1],
    orderSerial: readOrderSerial(message),
    nouns,
    words: meant,
    asksForProducts: asksForProducts(text) || nouns.some(noun => noun.words.some(word => FOODS.has(word))),
    asksForProductsApart,
    asksForEverything: ASKS_FOR_EVERYTHING.test(text),
    isContinued: CONTINUES.test(plainText(message)),
  }
}
