import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { ListProductsQuery, Product } from '#contract/catalogue/schemas.ts'
import { oneOrMany } from '#contract/french/counted.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import type { Region } from '#contract/regions.ts'
import type { Executor } from '#database/connect.ts'
import {
  FOODS,
  isQualifier,
  listProductsNamed,
  type NamedProducer,
  plainText,
} from '../../catalogue/public.ts'
import { links } from '../links.ts'
import type { Part } from '../part.ts'
import { type Understood, type Wanted, written } from '../understanding/understand.ts'
import { sentencesOf } from './passages.ts'

type Filters = Pick<ListProductsQuery, 'category' | 'minPrice' | 'maxPrice' | 'sort'> & {
  regions: readonly Region[]
  /** Whose products they are. */
  producer: NamedProducer | undefined
  /** Stems of names that are left out. */
  excluded: readonly string[]
}

/** What was found for one thing that is wanted, and which of the wishes had to be left out. */
type Found = { label: string; products: Product[]; filters: Filters; isLoose: boolean; search: string }

const READ_AT_MOST = 100
const SHOWN_AT_MOST = 8

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

async function list(
  db: Executor,
  groups: string[][],
  { regions, excluded, producer, ...filters }: Filters,
): Promise<Product[]> {
  const query = { sort: 'rating' as const, ...filters, vendorId: producer?.id, limit: READ_AT_MOST }
  const places = regions.length > 0 ? regions : [undefined]
  const found = await Promise.all(places.map(region => listProductsNamed(db, groups, { ...query, region })))
  const wanted = found.flat().filter(product => !nameWords(product).some(word => isOneOf(word, excluded)))
  return sorted(wanted, filters.sort)
}

const nameWords = ({ name }: Product): string[] => plainText(name).split(' ')

/** What a product is: "oeufs" of "Plateau de 30 gros œufs". */
const headOf = (product: Product): string =>
  nameWords(product).find(word => !isQualifier(word) && word !== 'de') ?? ''

const isOneOf = (word: string, terms: readonly string[]): boolean => terms.some(term => word.startsWith(term))

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
  const { minPrice: _min, maxPrice: _max, ...anyPrice } = filters
  const anywhere = { regions: [], producer: undefined }
  return [filters, anyPrice, { ...filters, ...anywhere }, { ...anyPrice, ...anywhere }]
}

async function find(
  db: Executor,
  { label, words, isLoose }: Pick<Wanted, 'label' | 'words' | 'isLoose'>,
  filters: Filters,
): Promise<Found | undefined> {
  const groups = words.map(({ terms }) => terms)
  const search = written(words.map(({ word }) => word))
  for (const tried of gentler(filters)) {
    const products = whatIs(await list(db, groups, tried), words)
    if (products.length > 0) return { label, products, filters: tried, isLoose, search }
  }
  return undefined
}

/**
 * What is wanted as it was said; otherwise with one or none of the words that only tell which ("gros sac de tomates"), and
 * words that are no name together are several names: "tomates oignons carottes".
 */
async function findEach(db: Executor, wanted: Wanted, filters: Filters): Promise<Found[]> {
  const { words, uses } = wanted
  const named = words.filter(({ word }) => !isQualifier(word))
  const kinds = words.filter(({ word }) => isQualifier(word))
  const asSaid = uses.length > 0 ? [[...words, ...uses], words] : [words]
  // With a single kind, that of its own is what was said.
  const withOneKind = kinds.length > 1 ? kinds.map(kind => [...named, kind]) : []
  const looser = kinds.length > 0 ? [...withOneKind, named] : []
  for (const each of [...asSaid, ...looser]) {
    const isLoose = wanted.isLoose || looser.includes(each)
    const found = await find(db, { ...wanted, words: each, isLoose }, filters)
    if (found) return [found]
  }
  if (wanted.isCompound && named.length > 1) return []
  const apart = await Promise.all(
    named.map(each =>
      find(
        db,
        { label: written([each.word]), words: [each], isLoose: wanted.isLoose || wanted.isCompound },
        filters,
      ),
    ),
  )
  return apart.filter(found => found !== undefined)
}

const fcfa = (amount: number) => formatFcfa(amountOf(amount * 100))

function tellPrice({ minPrice, maxPrice }: Filters): string {
  if (minPrice !== undefined && maxPrice !== undefined) return `de ${fcfa(minPrice)} à ${fcfa(maxPrice)}`
  if (maxPrice !== undefined) return `jusqu’à ${fcfa(maxPrice)}`
  return minPrice === undefined ? '' : `à partir de ${fcfa(minPrice)}`
}

const tellRegions = ({ regions }: Filters): string =>
  regions.length === 0 ? '' : `${oneOrMany(regions.length, 'région')} ${regions.join(', ')}`

const tellProducer = ({ producer }: Filters): string => (producer ? `chez ${producer.businessName}` : '')

/** "« tomates », région Bouaké, jusqu’à 1 000 FCFA" */
const tellWish = (label: string, filters: Filters): string =>
  [`« ${label} »`, tellProducer(filters), tellRegions(filters), tellPrice(filters)]
    .filter(text => text !== '')
    .join(', ')

/** "700" of "700 FCFA". */
const bare = (amount: string): string => formatFcfa(amount).replace(/\s?FCFA$/, '')

/** "de 700 à 950 FCFA / kg", for each unit in which it is sold. */
function tellRange(products: readonly Product[]): string {
  const units = [...new Set(products.map(product => product.unit))]
  const ranges = units.map(unit => {
    const prices = products
      .filter(product => product.unit === unit)
      .toSorted((a, b) => centimes(a) - centimes(b))
    const [least, most] = [prices[0]!.price, prices.at(-1)!.price]
    const said = least === most ? formatFcfa(least) : `de ${bare(least)} à ${formatFcfa(most)}`
    return `${said}\u00a0/\u00a0${unit}`
  })
  return ranges.join(' ; ')
}

function tellFound({ label, products, filters, isLoose }: Found, asked: Filters, isNamed: boolean): string {
  const isGentler = tellWish('', filters) !== tellWish('', asked)
  const missed = isGentler ? `Je ne trouve rien pour ${tellWish(label, asked)}. ` : ''
  const loosely = isLoose ? 'Ce qui s’en approche le plus' : 'Voici ce que je trouve'
  const wish = tellWish(label, filters)
  const isDear = filters.sort === 'price_desc'
  const order =
    filters.sort === 'price_asc' || isDear
      ? `, du ${isDear ? 'plus' : 'moins'} cher au ${isDear ? 'moins' : 'plus'} cher`
      : ''
  // Prices of many things say nothing of each.
  const range = isNamed ? ` : ${tellRange(products)}` : ''
  const soldOut = products.every(({ stock }) => stock === 0) ? ' Épuisé pour le moment.' : ''
  return `${missed}${loosely} pour ${wish}${order}${range}.${soldOut}`
}

/** Somebody who asks about delivery names the place where it should go. */
const asksWhereTo = ({ topics }: Understood): boolean =>
  topics.includes('delivery') || topics.includes('delivery_time')

const filtersOf = (question: Understood): Filters => {
  const { regions, bounds, category, sort, excluded, producer } = question
  const places = producer || asksWhereTo(question) ? [] : regions
  return { ...bounds, excluded, category, sort, producer, regions: places }
}

/** "Bouna n’est pas une région de la boutique.", so that nobody takes what follows for what grows there. */
const tellOtherTowns = (question: Understood): string =>
  asksWhereTo(question)
    ? ''
    : question.otherTowns.map(town => `${town} n’est pas une région de la boutique.`).join(' ')

/** What nothing is called by name for: a category, or the whole shop. */
const everything = (category: Filters['category']) => ({
  label: category ? categoryLabels[category] : 'Tous les produits',
  words: [],
  isLoose: false,
})

/** What people ask of a product, and how producers write it, by beginnings of words. */
const TOLD_AS: Readonly<Record<string, readonly string[]>> = {
  conserv: ['gard', 'conserv'],
  rester: ['gard', 'conserv'],
  gater: ['gard', 'conserv'],
  pes: ['pes', 'kilos'],
  poids: ['pes', 'kilos'],
  cuire: ['cui'],
  gout: ['gout', 'doux', 'sucre'],
}
const LEAST_ASKED = 4
const SENTENCES_TOLD = 2

/** "Région : Bouaké, Korhogo.", where somebody asks where products come from. */
function tellOrigin(products: readonly Product[], { asksWhere }: Understood): string {
  const regions = [...new Set(products.flatMap(({ vendor }) => vendor.user.region ?? []))]
  if (regions.length === 0 || !asksWhere) return ''
  return `Ils viennent de : ${regions.join(', ')}.`
}

/** Sentences of the products' sheets that hold what was asked of them, besides what they are: "la dinde pèse combien ?" */
function tellDetails(products: readonly Product[], { words, wanted }: Understood): string {
  const named = wanted.flatMap(each => each.words.map(({ word }) => word))
  const asked = words
    .filter(word => word.length >= LEAST_ASKED && !named.includes(word) && !isQualifier(word))
    .flatMap(word => Object.entries(TOLD_AS).find(([beginning]) => word.startsWith(beginning))?.[1] ?? [word])
  if (asked.length === 0) return ''
  const told = products
    .flatMap(({ description }) => sentencesOf(description))
    .filter(sentence =>
      plainText(sentence)
        .split(' ')
        .some(word => isOneOf(word, asked)),
    )
  const quoted = [...new Set(told)].slice(0, SENTENCES_TOLD).map(sentence => `« ${sentence} »`)
  return quoted.length > 0 ? `Les fiches en disent : ${quoted.join(' ')}` : ''
}

/** Products that are wanted by name, category, price or region, from the live catalogue. */
export async function answerProducts(db: Executor, question: Understood): Promise<Part> {
  const filters = filtersOf(question)
  const { wanted } = question
  const found =
    wanted.length > 0
      ? (await Promise.all(wanted.map(each => findEach(db, each, filters)))).flat()
      : [await find(db, everything(filters.category), filters)].filter(each => each !== undefined)
  if (found.length === 0) return answerNothing(wanted.map(({ label }) => label))
  const shownEach = Math.max(1, Math.floor(SHOWN_AT_MOST / found.length))
  const shown = new Map(
    found.flatMap(({ products }) => products.slice(0, shownEach)).map(each => [each.id, each]),
  )
  const { regions, excluded: _, producer, ...shop } = found[0]!.filters
  const search = found[0]!.search || undefined
  const { products } = found[0]!
  const more = [
    wanted.length <= 1 ? tellOrigin(products, question) : '',
    wanted.length === 1 ? tellDetails(products, question) : '',
  ]
  return {
    text: [
      tellOtherTowns(question),
      ...found.map(each => tellFound(each, filters, wanted.length > 0)),
      ...more,
    ]
      .filter(text => text !== '')
      .join('\n'),
    echoes: found.flatMap(each => [tellWish(each.label, filters), tellWish(each.label, each.filters)]),
    links: [
      producer
        ? links.producer(producer.businessName, producer.id)
        : links.shop({ ...shop, search, region: regions[0] }),
    ],
    products: [...shown.values()].slice(0, SHOWN_AT_MOST),
  }
}

/** What the shop does not have. */
export function answerNothing(labels: readonly string[]): Part {
  const named = labels.length > 0 ? `« ${labels.join(' », « ')} »` : 'ce produit'
  return {
    text: `Je ne trouve pas ${named} dans la boutique aujourd’hui. Vous pouvez la parcourir, ou demander à notre équipe par la page Contact.`,
    echoes: [named],
    links: [links.shop(), links.contact],
    products: [],
  }
}
