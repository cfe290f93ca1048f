import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Suggestions } from '#contract/catalogue/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { productNames, products } from '#database/schema/catalogue.ts'
import { someOnSale } from '../on-sale.queries.ts'
import { listProducersCalled } from '../producers.queries.ts'
import type { FoundWord } from './find-words.queries.ts'
import { allOf, formsQuery } from './forms.ts'
import { everyOfProducts, type ProductSearch, placeholdersFor } from './product-search.queries.ts'

/** Names are chosen among so many products: the same few come again and again. */
const MAX_READ = 300
const MAX_NAMES = 5
const MAX_PRODUCERS = 3
/** Of so many of the best names it is told how usual they are: whether this or more products are called so. */
const WEIGHED_NAMES = 20
const USUAL_FROM = 10

/** The one product that is called so: what leads to it need not lead to a list. */
const onlyProduct = (id: SQL) => sql<string | null>`case when count(*) = 1 then min(${id}::text) end`

/**
 * The names of products on sale that hold all of some words, the best first; what more products are called comes before. Only names
 * are looked through, and of each no more products than tell that it is usual.
 */
export async function listNames(db: Executor, words: readonly FoundWord[]): Promise<Suggestions['products']> {
  const [hasWholeName, rank] = placeholdersFor(words)!(productNames.document)
  const one = someOnSale(db, eq(products.name, productNames.name), 1).as('one')
  const best = db
    .select({
      name: productNames.name,
      hasWholeName: sql<number>`${hasWholeName}`.as('has_whole_name'),
      rank: sql<number>`${rank}`.as('rank'),
    })
    .from(productNames)
    .crossJoinLateral(one)
    .where(sql`${productNames.document} @@ ${everyOfProducts(words)}`)
    .orderBy(desc(hasWholeName), desc(rank), productNames.name)
    .limit(WEIGHED_NAMES)
    .as('best')
  const some = someOnSale(db, eq(products.name, best.name), USUAL_FROM).as('some')
  return db
    .select({ name: best.name, productId: onlyProduct(sql`${some.id}`) })
    .from(best)
    .crossJoinLateral(some)
    .groupBy(best.name, best.hasWholeName, best.rank)
    .orderBy(desc(best.hasWholeName), desc(best.rank), desc(sql`count(*)`), best.name)
    .limit(MAX_NAMES)
}

/** The same of products that answer a search, whose names alone do not tell that they do. */
export async function listNamesOfAnswers(
  db: Executor,
  { matches, placesOf }: ProductSearch,
): Promise<Suggestions['products']> {
  const answering = someOnSale(db, matches, MAX_READ).as('answering')
  const [hasWholeName, rank] = placesOf?.(answering.nameDocument) ?? [sql`0`, sql`0`]
  return db
    .select({ name: answering.name, productId: onlyProduct(sql`${answering.id}`) })
    .from(answering)
    .groupBy(answering.name)
    .orderBy(desc(sql`max(${hasWholeName})`), desc(sql`max(${rank})`), desc(sql`count(*)`), answering.name)
    .limit(MAX_NAMES)
}

/** Producers with something on sale whose names have all that is looked for. */
export async function listSuggestedProducers(
  db: Executor,
  words: readonly FoundWord[],
): Promise<Suggestions['producers']> {
  const queries = words.map(({ forms }) => formsQuery({ ...forms, marks: [] }, 'producer'))
  return queries.length === 0 ? [] : listProducersCalled(db, allOf(queries), MAX_PRODUCERS)
}
