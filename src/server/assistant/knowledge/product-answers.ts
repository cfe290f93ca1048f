import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { oneOrMany } from '#contract/french/counted.ts'
import { amountOfFcfa, centimesOf, formatFcfa } from '#contract/money.ts'
import type { Executor } from '#database/connect.ts'
import { isQualifier, plainText } from '../../catalogue/public.ts'
import { links } from '../links.ts'
import type { Part } from '../part.ts'
import type { Understood } from '../understanding/understand.ts'
import { type Filters, type Found, find, findEach, listsOfMessage, startsWithAny } from './find-products.ts'
import { sentencesOf } from './passages.ts'

const MAX_SHOWN = 8

const centimes = (product: Product) => centimesOf(product.price)

const fcfa = (amount: number) => formatFcfa(amountOfFcfa(amount))

function describePrice({ minPrice, maxPrice }: Filters): string {
  if (minPrice !== undefined && maxPrice !== undefined) return `de ${fcfa(minPrice)} à ${fcfa(maxPrice)}`
  if (maxPrice !== undefined) return `jusqu’à ${fcfa(maxPrice)}`
  return minPrice === undefined ? '' : `à partir de ${fcfa(minPrice)}`
}

const describeRegions = ({ regions }: Filters): string =>
  regions.length === 0 ? '' : `${oneOrMany(regions.length, 'région')} ${regions.join(', ')}`

const describeProducer = ({ producer }: Filters): string => (producer ? `chez ${producer.businessName}` : '')

/** "« tomates », région Bouaké, jusqu’à 1 000 FCFA" */
const describeWish = (label: string, filters: Filters): string =>
  [`« ${label} »`, describeProducer(filters), describeRegions(filters), describePrice(filters)]
    .filter(text => text !== '')
    .join(', ')

/** "700" of "700 FCFA". */
const withoutCurrency = (amount: string): string => formatFcfa(amount).replace(/\s?FCFA$/, '')

/** "de 700 à 950 FCFA / kg", per unit of sale. */
function describePriceRange(products: readonly Product[]): string {
  const units = [...new Set(products.map(product => product.unit))]
  const ranges = units.map(unit => {
    const prices = products
      .filter(product => product.unit === unit)
      .toSorted((a, b) => centimes(a) - centimes(b))
    const [least, most] = [prices[0]!.price, prices.at(-1)!.price]
    const range = least === most ? formatFcfa(least) : `de ${withoutCurrency(least)} à ${formatFcfa(most)}`
    return `${range}\u00a0/\u00a0${unit}`
  })
  return ranges.join(' ; ')
}

function describeFound(
  { label, products, filters, isLoose }: Found,
  requested: Filters,
  isNamed: boolean,
): string {
  const isGentler = describeWish('', filters) !== describeWish('', requested)
  const missed = isGentler ? `Je ne trouve rien pour ${describeWish(label, requested)}. ` : ''
  const loosely = isLoose ? 'Ce qui s’en approche le plus' : 'Voici ce que je trouve'
  const wish = describeWish(label, filters)
  const isDear = filters.sort === 'price_desc'
  const order =
    filters.sort === 'price_asc' || isDear
      ? `, du ${isDear ? 'plus' : 'moins'} cher au ${isDear ? 'moins' : 'plus'} cher`
      : ''
  // A price range over different products would be meaningless.
  const range = isNamed ? ` : ${describePriceRange(products)}` : ''
  const soldOut = products.every(({ stock }) => stock === 0) ? ' Épuisé pour le moment.' : ''
  return `${missed}${loosely} pour ${wish}${order}${range}.${soldOut}`
}

/** In questions about delivery, a place is the destination. */
const asksForDestination = ({ topics }: Understood): boolean =>
  topics.includes('delivery') || topics.includes('delivery_time')

const filtersOf = (question: Understood): Filters => {
  const { regions, bounds, category, sort, excluded, producer } = question
  const places = producer || asksForDestination(question) ? [] : regions
  return { ...bounds, excluded, category, sort, producer, regions: places }
}

/** "Bouna n’est pas une région de la boutique.": the results are not from there. */
const describeOtherTowns = (question: Understood): string =>
  asksForDestination(question)
    ? ''
    : question.otherTowns.map(town => `${town} n’est pas une région de la boutique.`).join(' ')

/** Results without a product name: a category, or the whole shop. */
const wholeRange = (category: Filters['category']) => ({
  label: category ? categoryLabels[category] : 'Tous les produits',
  words: [],
  isLoose: false,
})

/** Properties that people ask for, and how producers write them, as prefixes of words. */
const PROPERTY_WORDS: Readonly<Record<string, readonly string[]>> = {
  conserv: ['gard', 'conserv'],
  rester: ['gard', 'conserv'],
  gater: ['gard', 'conserv'],
  pes: ['pes', 'kilos'],
  poids: ['pes', 'kilos'],
  cuire: ['cui'],
  gout: ['gout', 'doux', 'sucre'],
}
const MIN_ASKED = 4
const MAX_SENTENCES = 2

/** "Région : Bouaké, Korhogo.", for questions about the origin. */
function describeOrigin(products: readonly Product[], { asksWhere }: Understood): string {
  const regions = [...new Set(products.flatMap(({ vendor }) => vendor.user.region ?? []))]
  if (regions.length === 0 || !asksWhere) return ''
  return `Ils viennent de : ${regions.join(', ')}.`
}

/** Sentences of the product descriptions about a property in question: "la dinde pèse combien ?" */
function describeDetails(products: readonly Product[], { words, wanted }: Understood): string {
  const named = wanted.flatMap(each => each.words.map(({ word }) => word))
  const stems = words
    .filter(word => word.length >= MIN_ASKED && !named.includes(word) && !isQualifier(word))
    .flatMap(
      word => Object.entries(PROPERTY_WORDS).find(([beginning]) => word.startsWith(beginning))?.[1] ?? [word],
    )
  if (stems.length === 0) return ''
  const sentences = products
    .flatMap(({ description }) => sentencesOf(description))
    .filter(sentence =>
      plainText(sentence)
        .split(' ')
        .some(word => startsWithAny(word, stems)),
    )
  const quoted = [...new Set(sentences)].slice(0, MAX_SENTENCES).map(sentence => `« ${sentence} »`)
  return quoted.length > 0 ? `Les fiches en disent : ${quoted.join(' ')}` : ''
}

/** Products wanted by name, category, price or region, from the live catalogue. */
export async function answerProducts(db: Executor, question: Understood): Promise<Part> {
  const filters = filtersOf(question)
  const { wanted } = question
  const list = listsOfMessage(db)
  const found =
    wanted.length > 0
      ? (await Promise.all(wanted.map(each => findEach(list, each, filters)))).flat()
      : [await find(list, wholeRange(filters.category), filters)].filter(each => each !== undefined)
  if (found.length === 0) return answerWithoutProducts(wanted.map(({ label }) => label))
  const shownEach = Math.max(1, Math.floor(MAX_SHOWN / found.length))
  const shown = new Map(
    found.flatMap(({ products }) => products.slice(0, shownEach)).map(each => [each.id, each]),
  )
  const { regions, excluded: _, producer, ...shop } = found[0]!.filters
  const search = found[0]!.search || undefined
  const { products } = found[0]!
  const more = [
    wanted.length <= 1 ? describeOrigin(products, question) : '',
    wanted.length === 1 ? describeDetails(products, question) : '',
  ]
  return {
    text: [
      describeOtherTowns(question),
      ...found.map(each => describeFound(each, filters, wanted.length > 0)),
      ...more,
    ]
      .filter(text => text !== '')
      .join('\n'),
    echoes: found.flatMap(each => [
      describeWish(each.label, filters),
      describeWish(each.label, each.filters),
    ]),
    links: [
      producer
        ? links.producer(producer.businessName, producer.id)
        : links.shop({ ...shop, search, region: regions[0] }),
    ],
    products: [...shown.values()].slice(0, MAX_SHOWN),
  }
}

/** The answer for things that the shop does not have. */
export function answerWithoutProducts(labels: readonly string[]): Part {
  const named = labels.length > 0 ? `« ${labels.join(' », « ')} »` : 'ce produit'
  return {
    text: `Je ne trouve pas ${named} dans la boutique aujourd’hui. Vous pouvez la parcourir, ou demander à notre équipe par la page Contact.`,
    echoes: [named],
    links: [links.shop(), links.contact],
    products: [],
  }
}
