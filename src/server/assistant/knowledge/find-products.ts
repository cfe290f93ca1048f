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
import { type Wanted, written } from '../understanding/understand.ts'

/** What is asked of products besides their names. */
export type Filters = Pick<ListProductsQuery, 'category' | 'minPrice' | 'maxPrice' | 'sort'> & {
  regions: readonly Region[]
  /** Whose products they are. */
  producer: NamedProducer | undefined
  /** Stems of names that are left out. */
  excluded: readonly string[]
}

/** What was found for one thing that is wanted, and which of the wishes had to be left out. */
export type Found = { label: string; products: Product[]; filters: Filters; isLoose: boolean; search: string }

const MAX_READ = 100
/** One message may name hundreds of things, and each may be looked for in several ways. */
const MAX_LISTS = 60
const LISTS_AT_ONCE = 3

const centimes = (product: Product) => centimesOf(product.price)

/** In the wanted order, what can be bought before what is sold out. */
function sorted(products: readonly Product[], sort: Filters['sort']): Product[] {
  const direction = sort === 'price_desc' ? -1 : 1
  const byPrice = sort === 'price_asc' || sort === 'price_desc'
  return products.toSorted(
    (one, other) =>
      Number(other.stock > 0) - Number(one.stock > 0) ||
      (byPrice ? direction * (centimes(one) - centimes(other)) : 0),
  )
}

/** Products whose names hold one of the stems of each group, and that pass the filters. */
export type List = (groups: string[][], filters: Filters) => Promise<Product[]>

const listOf =
  (db: Executor): List =>
  async (groups, { excluded, producer, ...filters }) => {
    const query = { sort: 'rating' as const, ...filters, vendorId: producer?.id, limit: MAX_READ }
    const found = await listProductsNamed(db, groups, query)
    const wanted = found.filter(product => !nameWords(product).some(word => isOneOf(word, excluded)))
    return sorted(wanted, filters.sort)
  }

/** Lists as one message may ask for them: a few at once, and beyond the bound none, which finds nothing. */
export function bounded(list: List): List {
  const oneOfFew = pLimit(LISTS_AT_ONCE)
  let left = MAX_LISTS
  return (groups, filters) =>
    oneOfFew(async () => {
      left -= 1
      return left < 0 ? [] : list(groups, filters)
    })
}

/** The lists of one message, from the live catalogue. */
export const listsOfMessage = (db: Executor): List => bounded(listOf(db))

const nameWords = ({ name }: Product): string[] => plainText(name).split(' ')

/** What a product is: "oeufs" of "Plateau de 30 gros œufs". */
const headOf = (product: Product): string =>
  nameWords(product).find(word => !isQualifier(word) && word !== 'de') ?? ''

/** Does a plain word begin with one of these stems? */
export const isOneOf = (word: string, terms: readonly string[]): boolean =>
  terms.some(term => word.startsWith(term))

/**
 * Products that are what is wanted, where there are any, and not only named after it: "pintade" asks for no eggs. An everyday
 * food is never meant by what is only named after it: "Ananas pain de sucre".
 */
function whatIs(products: Product[], words: Wanted['words']): Product[] {
  const [named, ...others] = words.filter(({ word }) => !isQualifier(word))
  if (!named || others.length > 0) return products
  const heads = products.filter(product => isOneOf(headOf(product), named.terms))
  return heads.length > 0 || FOODS.has(named.word) ? heads : products
}

/** All wishes first; then without the price, without the region or the producer, without both. */
function gentler(filters: Filters): Filters[] {
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
  const search = written(words.map(({ word }) => word))
  for (const tried of gentler(filters)) {
    const products = whatIs(await list(groups, tried), words)
    if (products.length > 0) return { label, products, filters: tried, isLoose, search }
  }
  return undefined
}

/**
 * What is wanted as it was said; otherwise with one or none of the words that only tell which ("gros sac de tomates"), and
 * words that are no name together are several names: "tomates oignons carottes".
 */
export async function findEach(list: List, wanted: Wanted, filters: Filters): Promise<Found[]> {
  const { words, uses } = wanted
  const named = words.filter(({ word }) => !isQualifier(word))
  const kinds = words.filter(({ word }) => isQualifier(word))
  const asSaid = uses.length > 0 ? [[...words, ...uses], words] : [words]
  // With a single kind, that of its own is what was said.
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
        { label: written([each.word]), words: [each], isLoose: wanted.isLoose || wanted.isCompound },
        filters,
      ),
    ),
  )
  return apart.filter(found => found !== undefined)
}
