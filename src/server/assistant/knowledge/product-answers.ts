import type { ListProductsQuery, Product } from '#contract/catalogue.ts'
import { categoryLabels } from '#contract/catalogue.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import type { Region } from '#contract/regions.ts'
import type { Executor } from '#database/connect.ts'
import { listProductsNamed } from '../../catalogue/public.ts'
import { links } from '../links.ts'
import type { Part } from '../part.ts'
import { isQualifier } from '../understanding/product-words.ts'
import { type Understood, type Wanted, written } from '../understanding/understand.ts'

type Filters = Pick<ListProductsQuery, 'category' | 'minPrice' | 'maxPrice' | 'sort'> & {
  regions: readonly Region[]
}

/** What was found for one thing that is wanted, and which of the wishes had to be left out. */
type Found = { label: string; products: Product[]; filters: Filters; isLoose: boolean; search: string }

const READ_AT_MOST = 100
const SHOWN_AT_MOST = 6

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

async function list(db: Executor, groups: string[][], { regions, ...filters }: Filters): Promise<Product[]> {
  const query = { sort: 'rating' as const, ...filters, limit: READ_AT_MOST }
  if (regions.length === 0) return sorted(await listProductsNamed(db, groups, query), filters.sort)
  const perRegion = await Promise.all(
    regions.map(region => listProductsNamed(db, groups, { ...query, region })),
  )
  return sorted(perRegion.flat(), filters.sort)
}

/** All wishes first; then without the price, without the region, without both. */
function gentler(filters: Filters): Filters[] {
  const { minPrice: _min, maxPrice: _max, ...anyPrice } = filters
  return [filters, anyPrice, { ...filters, regions: [] }, { ...anyPrice, regions: [] }]
}

async function find(
  db: Executor,
  { label, words, isLoose }: Pick<Wanted, 'label' | 'words' | 'isLoose'>,
  filters: Filters,
): Promise<Found | undefined> {
  const groups = words.map(({ terms }) => terms)
  const search = written(words.map(({ word }) => word))
  for (const tried of gentler(filters)) {
    const products = await list(db, groups, tried)
    if (products.length > 0) return { label, products, filters: tried, isLoose, search }
  }
  return undefined
}

/**
 * What is wanted as it was said; otherwise without the words that only tell which ("sac de tomates"), and words that are no
 * name together are several names: "tomates oignons carottes".
 */
async function findEach(db: Executor, wanted: Wanted, filters: Filters): Promise<Found[]> {
  const together = await find(db, wanted, filters)
  if (together) return [together]
  const named = wanted.words.filter(({ word }) => !isQualifier(word))
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
  regions.length === 0 ? '' : `${regions.length > 1 ? 'régions' : 'région'} ${regions.join(', ')}`

/** "« tomates », région Bouaké, jusqu’à 1 000 FCFA" */
const tellWish = (label: string, filters: Filters): string =>
  [`« ${label} »`, tellRegions(filters), tellPrice(filters)].filter(text => text !== '').join(', ')

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
  return `${missed}${loosely} pour ${wish}${order}${range}.`
}

const filtersOf = ({ regions, bounds, category, sort, topics }: Understood): Filters => ({
  ...bounds,
  category,
  sort,
  // Somebody who asks about delivery names the place where it should go.
  regions: topics.includes('delivery') || topics.includes('delivery_time') ? [] : regions,
})

/** What nothing is called by name for: a category, or the whole shop. */
const everything = (category: Filters['category']) => ({
  label: category ? categoryLabels[category] : 'Tous les produits',
  words: [],
  isLoose: false,
})

/** Products that are wanted by name, category, price or region, from the live catalogue. */
export async function answerProducts(db: Executor, question: Understood): Promise<Part> {
  const filters = filtersOf(question)
  const { wanted } = question
  const found =
    wanted.length > 0
      ? (await Promise.all(wanted.map(each => findEach(db, each, filters)))).flat()
      : [await find(db, everything(filters.category), filters)].filter(each => each !== undefined)
  if (found.length === 0) return answerNothing(wanted.map(({ label }) => label))
  const shownEach = Math.max(2, Math.floor(SHOWN_AT_MOST / found.length))
  const shown = new Map(
    found.flatMap(({ products }) => products.slice(0, shownEach)).map(each => [each.id, each]),
  )
  const { regions, ...shop } = found[0]!.filters
  const search = found[0]!.search || undefined
  return {
    text: found.map(each => tellFound(each, filters, wanted.length > 0)).join('\n'),
    echoes: found.flatMap(each => [tellWish(each.label, filters), tellWish(each.label, each.filters)]),
    links: [links.shop({ ...shop, search, region: regions[0] })],
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
