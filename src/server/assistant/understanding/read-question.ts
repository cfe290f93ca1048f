import type { Category, ProductSort } from '#contract/catalogue/facts.ts'
import type { Region } from '#contract/regions.ts'
import {
  CATEGORY_WORDS,
  FILLERS,
  FOODS,
  isQualifier,
  MAIZE,
  type PriceBounds,
  plainWords,
  readPlaces,
  readPrices,
  SORT_WORDS,
} from '../../catalogue/public.ts'
import { readOrderSerial } from './order-number.ts'
import { ASKS_FOR_EVERYTHING, asksForProducts, VERBS_OF_PRODUCTS } from './question-words.ts'
import { clausesOf, correctTopicWord, isTopicWord, readTopics, withoutAsides } from './read-topics.ts'
import type { Topic } from './topics.ts'

/** Consecutive words that may name a product: "huile rouge"; words linked by "de" are one term: "feuilles de manioc". */
export type Noun = {
  words: string[]
  linked: string[]
  /** Intended uses, if they occur in names: "banane pour alloco". */
  uses: string[]
}

/** A parsed message. */
export type Question = {
  topics: Topic[]
  regions: Region[]
  /** Towns outside all regions of the shop. */
  otherTowns: string[]
  bounds: PriceBounds
  category: Category | undefined
  sort: ProductSort | undefined
  /** The serial of the order in question. */
  orderSerial: number | undefined
  /** Possible product names, one per part. */
  nouns: Noun[]
  /** Terms to exclude: "poulet, mais pas fumé". */
  excluded: string[]
  /** Qualifiers without a noun: "plutôt rouge". */
  qualifiers: string[]
  /** All significant words. */
  words: string[]
  asksForProducts: boolean
  /** One clause asks only for products: "c'est combien la tomate, et puis-je annuler ?" */
  asksForProductsApart: boolean
  asksForEverything: boolean
  /** Asks for a location or origin: "ils sont où ?" */
  asksWhere: boolean
  /** Continues the previous message: "et à Bouaké ?" */
  isContinued: boolean
}

const CONTINUES =
  /^(?:(?:et|ou|chez|sinon|alors|ok|plutot|seulement|juste|non|l autre|(?:je|on) (?:recommence|refais|refait|reessaie)|comment (?:je|on) fai[st]|(?:c (?:est )?)?qui (?:qui )?(?:les? |la )?vend)\b|(?:et )?(?:a|c est|ca fait|ca coute)? ?combien(?: ca| le kilo| l unite| la piece)?$)/
const ASKS_WHERE =
  /\b(?:vient|viennent|origine|provenance)\b|\b(?:ils?|elles?|c|ca) (?:est|sont|se trouve|se trouvent) ou$|\bou (?:il|elle|c|ca) est$|\bou (?:ils|elles) sont$/
/** Introduces an exclusion. "Vous n’avez pas de gombo ?" does not. */
const EXCLUDES =
  /^(?:sauf|hormis|excepte|pas (?:avec|pour)|(?:mais|non|surtout|veux|voulais|voudrais) pas)(?: (?:de|d|du|des|la|le|les|l))?(?= )/
/** Connecting words within a name: "feuilles de manioc". */
const LINKS = new Set(['de', 'd', 'en', 'par'])
const COMMA = /(?<!\d),|,(?!\d)/

/** Known product words, which are not corrected. */
type Names = Pick<ReadonlySet<string>, 'has'>

/** "rouge", "vivant", "25kg", but not a bare number. */
const isKind = (word: string): boolean => isQualifier(word) && !/^\d+$/.test(word)

/** The qualifiers of products mentioned before: "plutôt rouge", "en sac de 25 kg". */
function qualifiersOf(words: readonly string[]): string[] {
  const saysHowMuch = words.includes('kilo') || words.some(isKind)
  return saysHowMuch ? words.filter(isQualifier) : []
}

const mayName = (word: string, names: Names): boolean => {
  if (isQualifier(word)) return true
  if (FILLERS.has(word) || VERBS_OF_PRODUCTS.has(word) || CATEGORY_WORDS.has(word) || word.length < 2)
    return false
  return names.has(word) || !isTopicWord(word)
}

/** Sequences of words that may name products. */
function readNouns(words: readonly string[], names: Names): Noun[] {
  const nouns: Noun[] = []
  let open: string[] = []
  let isLinked = false
  let linked: string[] = []
  let isUse = false
  const close = () => {
    if (open.some(word => !isQualifier(word))) nouns.push({ words: open, linked, uses: [] })
    open = []
    isLinked = false
    linked = []
  }
  for (const word of words) {
    if (word === 'pour' || word === 'avec') {
      close()
      // "du maïs pour mes poules" does not ask for hens.
      isUse = word === 'pour' && nouns.length > 0
    } else if (isUse) {
      if (names.has(word) && !FILLERS.has(word)) nouns.at(-1)!.uses.push(word)
    } else if (mayName(word, names)) {
      if (isLinked) linked.push(open.at(-1)!, word)
      isLinked = false
      open.push(word)
    } else if (LINKS.has(word)) isLinked = open.length > 0
    else close()
  }
  close()
  return nouns
}

/** Splits the words of a clause into excluded and other ones. */
function readExclusions(words: readonly string[], names: Names): { excluded: string[]; rest: string[] } {
  const excluded: string[] = []
  const rest: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const [exclusion] = EXCLUDES.exec(words.slice(index).join(' ')) ?? []
    const after = words.slice(index + (exclusion?.split(' ').length ?? 0))
    const end = after.findIndex(word => !names.has(word) && !isKind(word))
    const named = exclusion ? after.slice(0, end === -1 ? after.length : end) : []
    if (named.length === 0) rest.push(words[index]!)
    else index = words.length - after.length + named.length - 1
    excluded.push(...named)
  }
  return { excluded, rest }
}

const isCereal = (before = '', after = ''): boolean =>
  ['du', 'de', 'le', 'des', 'et'].includes(before) || ['grain', 'frais', 'doux'].includes(after)

/** The words of a message; "mais" is usually the conjunction, but also the cereal "maïs" typed without its diaeresis. */
export function wordsOf(text: string): string[] {
  const words = plainWords(text)
  const isWritten = /maïs/i.test(text.normalize('NFC'))
  return words.map((word, index) =>
    word === 'mais' && (isWritten || isCereal(words[index - 1], words[index + 1])) ? MAIZE : word,
  )
}

/** In questions about payment "Orange" is a provider. */
const withoutOperator = (nouns: Noun[], topics: readonly Topic[]): Noun[] =>
  topics.some(topic => topic === 'payment' || topic === 'cash_on_delivery')
    ? nouns.filter(({ words: [first] }) => first !== 'orange')
    : nouns

/** Parses a question in French as people type it: without accents, with typos, several questions at once. */
export function readQuestion(message: string, names: Names): Question {
  const text = plainWords(message).join(' ')
  const topics: Topic[] = []
  const regions: Region[] = []
  const otherTowns: string[] = []
  const nouns: Noun[] = []
  const meant: string[] = []
  const excluded: string[] = []
  const asksWhere = ASKS_WHERE.test(text)
  let asksForProductsApart = false
  for (const clause of clausesOf(message)) {
    const enumerated = clause.split(COMMA).map(part => {
      const kept = readExclusions(wordsOf(part), names)
      excluded.push(...kept.excluded)
      const places = readPlaces(kept.rest)
      regions.push(...places.regions)
      otherTowns.push(...places.otherTowns)
      return readPrices(places.rest).rest.map(word => (names.has(word) ? word : correctTopicWord(word)))
    })
    const words = enumerated.flat()
    const ownTopics = readTopics(words)
    topics.push(...ownTopics)
    meant.push(...words.filter(word => !FILLERS.has(word)))
    const ownNouns = withoutOperator(
      enumerated.flatMap(each => readNouns(each, names)),
      topics,
    )
    nouns.push(...ownNouns)
    const isApart = withoutAsides(ownTopics, true).length === 0 && ownNouns.length > 0
    asksForProductsApart ||= isApart && asksForProducts(plainWords(clause).join(' '))
  }
  return {
    topics: [...new Set(topics)],
    regions: [...new Set(regions)],
    otherTowns: [...new Set(otherTowns)],
    // Of the whole message: clauses would split "entre 500 et 1000".
    bounds: readPrices(plainWords(message)).bounds,
    category: text
      .split(' ')
      .map(word => CATEGORY_WORDS.get(word))
      .find(Boolean),
    sort: SORT_WORDS.find(([pattern]) => pattern.test(text))?.[1],
    orderSerial: readOrderSerial(message),
    nouns,
    excluded,
    qualifiers: nouns.length === 0 ? qualifiersOf(text.split(' ')) : [],
    words: meant,
    asksForProducts: asksForProducts(text) || nouns.some(noun => noun.words.some(word => FOODS.has(word))),
    asksForProductsApart,
    asksForEverything: ASKS_FOR_EVERYTHING.test(text),
    asksWhere,
    isContinued:
      CONTINUES.test(text) ||
      (nouns.length === 0 && asksWhere) ||
      (nouns.length === 0 && meant.some(word => VERBS_OF_PRODUCTS.has(word))),
  }
}
