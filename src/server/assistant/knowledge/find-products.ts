import pLimit from 'p-limit'
import type { ListProductsQuery, Product } from '#contract/catalogue/schemas.ts'
import { centimesOf } from '#contract/money.ts'
import type { Region } from '#contract/regions.ts'
import type { Executor } from '#database/connect.ts'
import {
  FOODS,
  isQualifier,
  listProductsNamed,
  type NamedProducer,
  plainText,
} from '../../catalogue/public.ts'
import { joinWords, type Wanted } from '../understanding/understand.ts'

/** Conditions on products besides their names. */
export type Filters = Pick<ListProductsQuery, 'category' | 'minPrice' | 'maxPrice' | 'sort'> & {
  regions: readonly Region[]
  /** Only products of this producer. */
  producer: NamedProducer | undefined
  /** Stems of names to exclude. */
  excluded: readonly string[]
}

/** The result for one wanted thing, and which conditions had to be dropped. */
export type Found = { label: string; products: Product[]; filters: Filters; isLoose: boolean; search: string }

const MAX_READ = 100
/** Maximum of queries per message: one message may name hundreds of things, each queried in several ways. */
const MAX_LISTS = 60
const LISTS_AT_ONCE = 3

const centimes = (product: Product) => centimesOf(product.price)

/** In the requested order, available products before sold-out ones. */
function sorted(products: readonly Product[], sort: Filters['sort']): Product[] {
  const direction = sort === 'price_desc' ? -1 : 1
  const byPrice = sort === 'price_asc' || sort === 'price_desc'
  return products.toSorted(
    (one, other) =>
      Number(other.stock > 0) - Number(one.stock > 0) ||
      (byPrice ? direction * (centimes(one) - centimes(other)) : 0),
  )
}

/** Queries products whose names contain a stem of each group and that match the filters. */
type List = (groups: string[][], filters: Filters) => Promise<Product[]>

const listOf =
  (db: Executor): List =>
  async (groups, { excluded, producer, ...filters }) => {
    const query = { sort: 'rating' as const, ...filters, vendorId: producer?.id, limit: MAX_READ }
    const found = await listProductsNamed(db, groups, query)
    const wanted = found.filter(product => !nameWords(product).some(word => startsWithAny(word, excluded)))
    return sorted(wanted, filters.sort)
  }

/** Limits the queries of one message: a few concurrently; beyond the maximum they return nothing. */
export function limited(list: List): List {
  const oneOfFew = pLimit(LISTS_AT_ONCE)
  let left = MAX_LISTS
  return (groups, filters) =>
    oneOfFew(async () => {
      left -= 1
      return left < 0 ? [] : list(groups, filters)
    })
}

/** The limited queries of one message, on the live catalogue. */
export const listsOfMessage = (db: Executor): List => limited(listOf(db))

const nameWords = ({ name }: Product): string[] => plainText(name).split(' ')

/** The kind of product: "oeufs" of "Plateau de 30 gros œufs". */
const headOf = (product: Product): string =>
  nameWords(product).find(word => !isQualifier(word) && word !== 'de') ?? ''

/** Whether a plain word starts with one of these stems. */
export const startsWithAny = (word: string, terms: readonly string[]): boolean =>
  terms.some(term => word.startsWith(term))

/**
 * Keeps the products of the wanted kind, if any, rather than those only named after it: "pintade" does not ask for eggs. A staple
 * food never matches a product only named after it: "Ananas pain de sucre".
 */
function preferKind(products: Product[], words: Wanted['words']): Product[] {
  const [named, ...others] = words.filter(({ word }) => !isQualifier(word))
  if (!named || others.length > 0) return products
  const heads = products.filter(product => startsWithAny(headOf(product), named.terms))
  return heads.length > 0 || FOODS.has(named.word) ? heads : products
}

/** The filters, then relaxed: without the price; without the region or the producer; without both. */
function relaxations(filters: Filters): Filters[] {
  const { minPrice, maxPrice, ...anyPrice } = filters
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const priced = hasPrice ? [filters, anyPrice] : [filters]
  const hasPlace = filters.regions.length > 0 || filters.producer !== undefined
  const anywhere = priced.map(each => ({ ...each, regions: [], producer: undefined }))
  return hasPlace ? [...priced, ...anywhere] : priced
}

export async function find(
  list: List,
  { label, words, isLoose }: Pick<Wanted, 'label' | 'words' | 'isLoose'>,
  filters: Filters,
): Promise<Found | undefined> {
  const groups = words.map(({ terms }) => terms)
  const search = joinWords(words.map(({ word }) => word))
  for (const tried of relaxations(filters)) {
    const products = preferKind(await list(groups, tried), words)
    if (products.length > 0) return { label, products, filters: tried, isLoose, search }
  }
  return undefined
}

/**
 * Finds what is wanted with all its words; otherwise with one or none of its qualifiers ("gros sac de tomates"). Words that
 * together match nothing are searched separately: "tomates oignons carottes".
 */
export async function findEach(list: List, wanted: Wanted, filters: Filters): Promise<Found[]> {
  const { words, uses } = wanted
  const named = words.filter(({ word }) => !isQualifier(word))
  const kinds = words.filter(({ word }) => isQualifier(word))
  const asSaid = uses.length > 0 ? [[...words, ...uses], words] : [words]
  // A single qualifier is already part of the full query.
  const withOneKind = kinds.length > 1 ? kinds.map(kind => [...named, kind]) : []
  const looser = kinds.length > 0 ? [...withOneKind, named] : []
  for (const each of [...asSaid, ...looser]) {
    const isLoose = wanted.isLoose || looser.includes(each)
    const found = await find(list, { ...wanted, words: each, isLoose }, filters)
    if (found) return [found]
  }
  if (wanted.isCompound && named.length > 1) return []
  const apart = await Promise.all(
    named.map(each =>
      find(
        list,
        { label: joinWords([each.word]), words: [each], isLoose: wanted.isLoose || wanted.isCompound },
        filters,
      ),
    ),
  )
  return apart.filter(found => found !== undefined)
}
