import { paths } from '#contract/paths.ts'
import { stringifySearch } from '#contract/stringify-search.ts'
import { nthProduct, nthVendor, PRODUCTS, VENDORS } from '../../support/market/ids.ts'
import type { Bench, Figure, Scenario } from '../../support/measure.ts'
import { figuresOf, timeEach } from '../../support/time-requests.ts'

/** What is asked for on the market: things, usual and rare, mistyped and heard, places, prices, categories, producers. */
const TYPED = [
  'tomate',
  'tomates fraîches',
  'igname kponan',
  'riz',
  'riz de man',
  'oeufs',
  'plateau d’œufs',
  'poulet',
  'poulet bicyclette',
  'piment pas cher',
  'pimant',
  'oberjine',
  'toamte',
  'banane plantain bouaké',
  'oignon korhogo',
  'attiéké moins de 3000',
  'pomme de terre',
  'manioc 5 kg',
  'légumes',
  'volaille abidjan',
  'coopérative',
  'ferme 12',
  'gombo frais daloa',
  'cueilli ce matin',
] as const

const FILTERS = [
  {},
  { category: 'maraichers' },
  { region: 'Abidjan' },
  { sort: 'price_asc' },
  { minPrice: 500 },
  { region: 'Korhogo', sort: 'rating' },
] as const

const LISTED = 24
const PAGES = 60
const WINDOWS = 60

/**
 * An address that nobody has asked for, and that is in no cache: the price that nothing reaches is another each time. A
 * round of its own warms the server and the database.
 */
function unknown<Filters extends object>(round: number, asked: readonly Filters[]) {
  return asked.map((filters, index) => ({ maxPrice: 1_000_000 * (round + 8) + index, ...filters }))
}

/** All that is typed, with each of the filters. */
const searches = TYPED.flatMap(search => FILTERS.map(filters => ({ search, ...filters, limit: LISTED })))

const windows = Array.from({ length: WINDOWS }, (_, n) => ({
  minPrice: 200 + n * 50,
  maxPrice: 1_200 + n * 75,
  limit: LISTED,
}))
const withoutSearch = FILTERS.flatMap(filters => [
  { ...filters, limit: LISTED },
  { ...filters, limit: LISTED, sort: 'price_desc' },
])
const counted = [
  ...TYPED.map(search => ({ search })),
  ...TYPED.map(search => ({ search, region: 'Bouaké' })),
  {},
  { region: 'Abidjan' },
  { minPrice: 1_000 },
]

/** What is asked while each of the words is typed, letter by letter. */
const begun = [
  ...new Set(TYPED.flatMap(typed => Array.from(typed, (_, end) => typed.slice(0, end + 1)))),
].filter(text => text.trim().length > 1)

type Asked = { name: string; goalMs: number; warm: string[]; measured: string[] }

const inTwoRounds = <Filters extends object>(
  name: string,
  goalMs: number,
  asked: readonly Filters[],
  addressOf: (filters: object) => string,
): Asked => {
  const [warm, measured] = [1, 2].map(round => unknown(round, asked).map(addressOf))
  return { name, goalMs, warm: warm!, measured: measured! }
}

const listed = (filters: object) => `/api/products${stringifySearch(filters)}`

/** Pages of one kind after the other, spread over all that there are. */
const spread = (of: number, addressOf: (number: number) => string): Pick<Asked, 'warm' | 'measured'> => {
  const addresses = Array.from({ length: 2 * PAGES }, (_, n) => addressOf(1 + ((n * 7_919) % of)))
  return { warm: addresses.slice(0, PAGES), measured: addresses.slice(PAGES) }
}

const everything: readonly Asked[] = [
  inTwoRounds('search with any filters, first page', 60, searches, listed),
  inTwoRounds('list with any filters, first page', 60, withoutSearch, listed),
  {
    name: 'list by a price window, first page',
    goalMs: 30,
    warm: windows.map(each => listed({ ...each, minPrice: each.minPrice + 5 })),
    measured: windows.map(listed),
  },
  inTwoRounds('counts of categories', 20, counted, each => `/api/products/counts${stringifySearch(each)}`),
  {
    name: 'suggestions while typing',
    goalMs: 15,
    // The same to the server, and another address to its cache.
    warm: begun.map(search => `/api/suggestions${stringifySearch({ search: search.toUpperCase() })}`),
    measured: begun.map(search => `/api/suggestions${stringifySearch({ search })}`),
  },
  inTwoRounds('/boutique?search, rendered', 80, searches, ({ limit: _, ...filters }: { limit?: number }) =>
    paths.shop(filters),
  ),
  { name: 'product page, rendered', goalMs: 30, ...spread(PRODUCTS, n => paths.product(nthProduct(n))) },
  { name: 'producer’s page, rendered', goalMs: 50, ...spread(VENDORS, n => paths.producer(nthVendor(n))) },
]

/** What visitors see of the catalogue, of which nothing is in a cache. */
export const shop: Scenario = {
  title: 'The shop, nothing of it in a cache',
  async run({ url }: Bench): Promise<Figure[]> {
    const figures: Figure[] = []
    for (const { name, goalMs, warm, measured } of everything) {
      await timeEach(warm.map(address => url + address))
      figures.push(...figuresOf(name, await timeEach(measured.map(address => url + address)), goalMs))
    }
    return figures
  },
}
