import { and, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProductSort } from '#contract/catalogue/facts.ts'
import type { Executor } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import type { PriceBounds } from '../words/read-prices.ts'
import { anyMatches, isProductNamed } from './any-matches.ts'
import { type FoundWord, findWords } from './find-words.queries.ts'
import { allOf, anyOf, formsQuery, type Owner, wholeOf } from './forms.ts'
import { readSearch, type SearchRead } from './read-search.ts'

type Places = [hasWholeName: SQL<number>, rank: SQL<number>]

/** A search text, ready to be asked of the products. */
export type ProductSearch = {
  /** Are words looked for? It may be no more than a price. */
  isByWords: boolean
  /** The words are there, and the price is within what was wished. */
  matches: SQL | undefined
  /**
   * How well the product of a name document answers, higher is better: first those whose own name has all that is looked for,
   * then by how much of it is what the product is. Absent where no word is looked for.
   */
  placesOf: ((document: SQLWrapper) => Places) | undefined
  /** The order that the words wish for. */
  sort: ProductSort | undefined
}

/** Weights of the name document, from D to A: category and region, vendor's name, product's name, what the product is. */
const WEIGHTS = sql.raw(`'{0.05, 0.2, 0.6, 1}'`)

const { nameDocument, descriptionDocument, price } = products

const isNamed = ({ isIn }: FoundWord) => isIn === 'products' || isIn === 'producers'

/** One way to understand a search: what a product must hold, and whether one among some does. */
type Reading = { matches: SQL; isAnswered: (among: SQL) => SQL }

const readingOf = (matches: SQL | undefined): Reading[] =>
  matches ? [{ matches, isAnswered: among => anyMatches(among, matches) }] : []

/** Every word is there: in the names, or in the description where only descriptions have it. */
function hasEvery(words: readonly FoundWord[], ownerOf: (word: FoundWord) => Owner): SQL | undefined {
  const named = words.filter(isNamed).map(word => formsQuery(word.forms, ownerOf(word)))
  const described = words.filter(word => !isNamed(word)).map(({ forms }) => formsQuery(forms))
  return and(
    named.length > 0 ? sql`${nameDocument} @@ ${allOf(named)}` : undefined,
    described.length > 0 ? sql`${descriptionDocument} @@ ${allOf(described)}` : undefined,
  )
}

/** What products are called is looked for in their own names. */
const ownOfProducts = ({ isIn }: FoundWord): Owner => (isIn === 'products' ? 'product' : 'either')

/** Every word is there; what products are called, in their own names. */
function hasEveryOfProducts(words: readonly FoundWord[]): Reading[] {
  if (!areOfNames(words)) return readingOf(hasEvery(words, ownOfProducts))
  const query = everyOfProducts(words)
  return [{ matches: sql`${nameDocument} @@ ${query}`, isAnswered: among => isProductNamed(among, query) }]
}

/** Every word is there, in whosever name. */
const hasEveryOfAnyone = (words: readonly FoundWord[]): Reading[] =>
  readingOf(hasEvery(words, () => 'either'))

/** One of the words is there: "tomates oignons carottes" are three things. */
const hasAny = (words: readonly FoundWord[]): SQL =>
  sql`${nameDocument} @@ ${anyOf(words.map(({ forms }) => formsQuery(forms, 'product')))}`

/** What finds every word in names of products. */
export const everyOfProducts = (words: readonly FoundWord[]): SQL =>
  allOf(words.map(({ forms }) => formsQuery(forms, 'product')))

/** Each of some words is one of names of products, and no more. */
export const areOfNames = (words: readonly FoundWord[]): boolean =>
  words.length > 0 && words.every(({ isIn, forms }) => isIn === 'products' && forms.marks.length === 0)

const isFound = ({ isIn }: FoundWord) => isIn !== 'nowhere'
const isMark = ({ forms }: FoundWord) => forms.marks.length > 0

/** What the words mean: those that must be there, and those that only tell which or how much. */
type Meaning = { needed: FoundWord[]; kinds: FoundWord[]; quantities: FoundWord[] }

/**
 * What is linked is one thing: "pomme de terre" is not a fruit whose description speaks of the soil, but may be all in one
 * description.
 */
function linkedTogether(words: readonly FoundWord[]): FoundWord[] {
  const isLinked = (word: FoundWord) => word.isLinked && !word.isOptional
  const isDescribed = words.some(word => isLinked(word) && word.isIn === 'descriptions')
  return words.map(word => (isDescribed && isLinked(word) ? { ...word, isIn: 'descriptions' } : word))
}

/** Nobody has what is meant: a category, a region, a part of one thing, or a food of every day that is no more than spoken of. */
const isMissed = (word: FoundWord): boolean => {
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
 * What may be meant, the closest first: products called by all words; by all but the quantity; by those that name something; words
 * of products and of their producers ("riz des dix-huit montagnes"); those that are in names; one of them, in the category and the
 * region that are meant.
 */
function readings(words: readonly FoundWord[]): Reading[] {
  const { needed, kinds, quantities } = meaningOf(words)
  if (needed.length === 0 || words.some(isMissed)) return []
  const kept = needed.filter(word => isNamed(word) || word.isLinked)
  const things = needed.filter(word => !isMark(word))
  const areApart = things.length > 1 && things.every(word => word.isIn === 'products' && !word.isLinked)
  return [
    ...hasEveryOfProducts([...needed, ...kinds, ...quantities]),
    ...(quantities.length > 0 ? hasEveryOfProducts([...needed, ...kinds]) : []),
    ...(kinds.length > 0 ? hasEveryOfProducts(needed) : []),
    ...(needed.length > 1 ? hasEveryOfAnyone(needed) : []),
    ...(kept.length > 0 && kept.length < needed.length ? hasEveryOfProducts(kept) : []),
    ...(areApart ? readingOf(and(hasEvery(needed.filter(isMark), ownOfProducts), hasAny(things))) : []),
  ]
}

/** The closest reading that some product answers. */
async function closest(db: Executor, asked: Reading[], among: SQL): Promise<SQL> {
  const [first, ...others] = asked
  if (!first) return sql`false`
  if (others.length === 0) return first.matches
  const { rows } = await db.execute<{ place: number }>(sql`
    select coalesce(${sql.join(
      asked.map(({ isAnswered }, place) => sql`case when ${isAnswered(among)} then ${place}::int end`),
      sql`, `,
    )}, 0) as place`)
  return asked[rows[0]!.place]!.matches
}

/** How well products answer the words that were found. */
export function placeholdersFor(words: readonly FoundWord[]): ProductSearch['placesOf'] {
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

/** Does a text wish for a price? */
export const isPriced = ({ bounds }: SearchRead): boolean => Object.keys(bounds).length > 0

/** What a search asks of the products, once its words are looked up; null when it asks for nothing. */
export async function searchFor(
  db: Executor,
  read: SearchRead,
  found: readonly FoundWord[],
  among: SQL,
): Promise<ProductSearch | null> {
  const { bounds, sort } = read
  if (found.length === 0 && !isPriced(read) && sort === undefined) return null
  const isByWords = found.length > 0
  const matches = isByWords ? await closest(db, readings(found), among) : undefined
  return { isByWords, matches: and(matches, isWithin(bounds)), placesOf: placeholdersFor(found), sort }
}

/**
 * Reads a search text: stemmed as French, without accents or case, by sound, tolerant of a mistake, names first. Null when the
 * text asks for nothing.
 * @param among the products that names are looked up in
 */
export async function readProductSearch(
  db: Executor,
  text: string,
  among: SQL,
): Promise<ProductSearch | null> {
  const read = readSearch(text)
  return searchFor(db, read, await findWords(db, read.words, among), among)
}
