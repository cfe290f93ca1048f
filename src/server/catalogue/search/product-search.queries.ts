import { and, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProductSort } from '#contract/catalogue/facts.ts'
import type { Executor } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import type { PriceBounds } from '../words/read-prices.ts'
import { anyMatches, isProductNamed } from './any-matches.ts'
import { type FoundWord, findWords } from './find-words.queries.ts'
import { allOf, anyOf, formsQuery, type Owner, wholeOf } from './forms.ts'
import { readSearch, type SearchRead } from './read-search.ts'

type Ranking = [hasWholeName: SQL<number>, rank: SQL<number>]

/** A parsed search, ready to query products with. */
export type ProductSearch = {
  /** Whether it searches for words; it may be a price only. */
  isByWords: boolean
  /** All words match, and the price is within the bounds. */
  matches: SQL | undefined
  /**
   * How well a product's name document matches; higher is better: first whether its own name has all words, then how
   * specific the match is. Absent when no words are searched for.
   */
  rankingOf: ((document: SQLWrapper) => Ranking) | undefined
  /** The order that the text asks for. */
  sort: ProductSort | undefined
}

/**
 * Weights of the name document, from D to A: category and region, producer's name, product's name, kind of product.
 */
const WEIGHTS = sql.raw(`'{0.05, 0.2, 0.6, 1}'`)

const { nameDocument, descriptionDocument, price } = products

const isNamed = ({ isIn }: FoundWord) => isIn === 'products' || isIn === 'producers'

/** One interpretation of a search: the condition for products, and whether one of some products satisfies it. */
type Interpretation = { matches: SQL; hasMatch: (among: SQL) => SQL }

const interpretationOf = (matches: SQL | undefined): Interpretation[] =>
  matches ? [{ matches, hasMatch: among => anyMatches(among, matches) }] : []

/** All words match: in names, or in the description for words found only in descriptions. */
function matchesAll(words: readonly FoundWord[], ownerOf: (word: FoundWord) => Owner): SQL | undefined {
  const named = words.filter(isNamed).map(word => formsQuery(word.forms, ownerOf(word)))
  const described = words.filter(word => !isNamed(word)).map(({ forms }) => formsQuery(forms))
  return and(
    named.length > 0 ? sql`${nameDocument} @@ ${allOf(named)}` : undefined,
    described.length > 0 ? sql`${descriptionDocument} @@ ${allOf(described)}` : undefined,
  )
}

/** Words found in product names are searched in product names only. */
const ownOfProducts = ({ isIn }: FoundWord): Owner => (isIn === 'products' ? 'product' : 'either')

/** All words match; those found in product names, in product names. */
function matchesAllByProduct(words: readonly FoundWord[]): Interpretation[] {
  if (!areInProductNames(words)) return interpretationOf(matchesAll(words, ownOfProducts))
  const query = allInProductNames(words)
  return [{ matches: sql`${nameDocument} @@ ${query}`, hasMatch: among => isProductNamed(among, query) }]
}

/** All words match, in the product's or the producer's name. */
const matchesAllByAnyone = (words: readonly FoundWord[]): Interpretation[] =>
  interpretationOf(matchesAll(words, () => 'either'))

/** Any word matches: "tomates oignons carottes" are three products. */
const matchesAny = (words: readonly FoundWord[]): SQL =>
  sql`${nameDocument} @@ ${anyOf(words.map(({ forms }) => formsQuery(forms, 'product')))}`

/** A query for all words in product names. */
export const allInProductNames = (words: readonly FoundWord[]): SQL =>
  allOf(words.map(({ forms }) => formsQuery(forms, 'product')))

/** Whether the words were found in product names only. */
export const areInProductNames = (words: readonly FoundWord[]): boolean =>
  words.length > 0 && words.every(({ isIn, forms }) => isIn === 'products' && forms.marks.length === 0)

const isFound = ({ isIn }: FoundWord) => isIn !== 'nowhere'
const isMark = ({ forms }: FoundWord) => forms.marks.length > 0

/** The words by role: required ones, kinds ("gros") and quantities. */
type Meaning = { needed: FoundWord[]; kinds: FoundWord[]; quantities: FoundWord[] }

/**
 * Linked words are one thing: "pomme de terre" must not match a fruit whose description mentions the soil, but may
 * match within one description.
 */
function linkedTogether(words: readonly FoundWord[]): FoundWord[] {
  const isLinked = (word: FoundWord) => word.isLinked && !word.isOptional
  const isDescribed = words.some(word => isLinked(word) && word.isIn === 'descriptions')
  return words.map(word => (isDescribed && isLinked(word) ? { ...word, isIn: 'descriptions' } : word))
}

/**
 * Whether nothing matches what is meant: a category, a region, a part of a linked term, or a staple food that only
 * descriptions mention.
 */
const isUnavailable = (word: FoundWord): boolean => {
  if (word.isOptional) return false
  return isFound(word)
    ? word.isFood && !word.isLinked && !isNamed(word)
    : isMark(word) || word.isLinked || word.isFood
}

function meaningOf(words: readonly FoundWord[]): Meaning {
  const found = linkedTogether(words).filter(isFound)
  const needed = found.filter(({ isOptional }) => !isOptional)
  if (needed.length === 0) return { needed: found, kinds: [], quantities: [] }
  const details = found.filter(word => word.isOptional && isNamed(word))
  const quantities = words.filter(({ isQuantity }) => isQuantity)
  return {
    needed,
    kinds: details.filter(({ isQuantity }) => !isQuantity),
    quantities: quantities.every(isNamed) ? quantities : [],
  }
}

/**
 * Possible interpretations, closest first: products matching all words; all but the quantity; the words that name
 * something; words of products and their producers ("riz des dix-huit montagnes"); words found in names; any word,
 * within the given category and region.
 */
function interpretations(words: readonly FoundWord[]): Interpretation[] {
  const { needed, kinds, quantities } = meaningOf(words)
  if (needed.length === 0 || words.some(isUnavailable)) return []
  const kept = needed.filter(word => isNamed(word) || word.isLinked)
  const things = needed.filter(word => !isMark(word))
  const areApart = things.length > 1 && things.every(word => word.isIn === 'products' && !word.isLinked)
  return [
    ...matchesAllByProduct([...needed, ...kinds, ...quantities]),
    ...(quantities.length > 0 ? matchesAllByProduct([...needed, ...kinds]) : []),
    ...(kinds.length > 0 ? matchesAllByProduct(needed) : []),
    ...(needed.length > 1 ? matchesAllByAnyone(needed) : []),
    ...(kept.length > 0 && kept.length < needed.length ? matchesAllByProduct(kept) : []),
    ...(areApart
      ? interpretationOf(and(matchesAll(needed.filter(isMark), ownOfProducts), matchesAny(things)))
      : []),
  ]
}

/** The closest interpretation that has results. */
async function closestMatch(db: Executor, asked: Interpretation[], among: SQL): Promise<SQL> {
  const [first, ...others] = asked
  if (!first) return sql`false`
  if (others.length === 0) return first.matches
  const { rows } = await db.execute<{ place: number }>(sql`
    select coalesce(${sql.join(
      asked.map(({ hasMatch }, place) => sql`case when ${hasMatch(among)} then ${place}::int end`),
      sql`, `,
    )}, 0) as place`)
  return asked[rows[0]!.place]!.matches
}

/** How well products match the words found. */
export function rankingFor(words: readonly FoundWord[]): ProductSearch['rankingOf'] {
  const { needed } = meaningOf(words)
  if (needed.length === 0) return undefined
  const whole = needed.map(({ forms }) => formsQuery(wholeOf(forms), 'product'))
  const every = words.filter(isFound).map(({ forms }) => formsQuery(forms))
  return document => [
    sql`(${document} @@ ${allOf(whole)})::int`,
    sql`round(ts_rank(${WEIGHTS}, ${document}, ${anyOf(every)}) * 1e6)::int`,
  ]
}

const isWithin = ({ minPrice, maxPrice }: PriceBounds): SQL | undefined =>
  and(
    minPrice === undefined ? undefined : gte(price, String(minPrice)),
    maxPrice === undefined ? undefined : lte(price, String(maxPrice)),
  )

/** Whether the text contains price bounds. */
export const isPriced = ({ bounds }: SearchRead): boolean => Object.keys(bounds).length > 0

/** The query for a parsed search, once its words are looked up; null when the text searches for nothing. */
export async function searchFor(
  db: Executor,
  read: SearchRead,
  found: readonly FoundWord[],
  among: SQL,
): Promise<ProductSearch | null> {
  const { bounds, sort } = read
  if (found.length === 0 && !isPriced(read) && sort === undefined) return null
  const isByWords = found.length > 0
  const matches = isByWords ? await closestMatch(db, interpretations(found), among) : undefined
  return { isByWords, matches: and(matches, isWithin(bounds)), rankingOf: rankingFor(found), sort }
}

/**
 * Parses a search text: French stemming, ignoring accents and case, phonetic, typo-tolerant, names first. Null when
 * the text searches for nothing.
 * @param among the products in which names are looked up
 */
export async function readProductSearch(
  db: Executor,
  text: string,
  among: SQL,
): Promise<ProductSearch | null> {
  const read = readSearch(text)
  return searchFor(db, read, await findWords(db, read.words, among), among)
}
