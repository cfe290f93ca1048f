import { desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Unit } from '#contract/catalogue/facts.ts'
import type { Suggestions } from '#contract/catalogue/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { productImages, productNames, products } from '#database/schema/catalogue.ts'
import { media } from '#database/schema/media.ts'
import { someOnSale } from '../on-sale.queries.ts'
import { listProducersCalled } from '../producers.queries.ts'
import type { FoundWord } from './find-words.queries.ts'
import { allOf, formsQuery } from './forms.ts'
import { allInProductNames, type ProductSearch, rankingFor } from './product-search.queries.ts'

/** How many products names are chosen from: frequent names recur soon. */
const MAX_READ = 300
const MAX_NAMES = 5
const MAX_PRODUCERS = 3
/** How many of the best names are ranked by frequency. */
const MAX_RANKED_NAMES = 20
const FREQUENT_FROM = 10

type NamedColumns = Record<'id' | 'price' | 'unit', SQLWrapper>

/**
 * Details of the products with one name. For a single product its id, so that the suggestion links to it. Otherwise
 * the lowest price, unless there are so many that a cheaper one may not have been read.
 */
function suggestionColumns({ id, price, unit }: NamedColumns, priced: SQL) {
  const isPriced = sql`${priced} and count(distinct ${unit}) = 1`
  return {
    productId: sql<string | null>`case when count(*) = 1 then min(${id}::text) end`,
    cheapestId: sql<string>`(array_agg(${id} order by ${price}, ${id}))[1]`,
    price: sql<string | null>`case when ${isPriced} then min(${price})::text end`,
    unit: sql<Unit | null>`case when ${isPriced} then min(${unit}::text) end`,
  }
}

type Named = { name: string; cheapestId: string } & Omit<Suggestions['products'][number], 'pictureUrl'>

/** The picture that a list shows of each: the first one, photos before placeholder drawings. */
async function withPictures(db: Executor, named: readonly Named[]): Promise<Suggestions['products']> {
  if (named.length === 0) return []
  const ids = named.map(({ cheapestId }) => cheapestId)
  const pictures = await db
    .selectDistinctOn([productImages.productId], { productId: productImages.productId, url: media.url })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(inArray(productImages.productId, ids))
    .orderBy(productImages.productId, media.isIllustration, productImages.position)
  const urls = new Map(pictures.map(({ productId, url }) => [productId, url]))
  return named.map(({ cheapestId, ...one }) => ({ ...one, pictureUrl: urls.get(cheapestId) ?? null }))
}

/**
 * Names of products on sale that contain all words, best first, more frequent names first among equals. Reads only
 * names, and of each only as many products as its frequency needs.
 */
export async function listNames(db: Executor, words: readonly FoundWord[]): Promise<Suggestions['products']> {
  const [hasWholeName, rank] = rankingFor(words)!(productNames.document)
  const one = someOnSale(db, eq(products.name, productNames.name), 1).as('one')
  const best = db
    .select({
      name: productNames.name,
      hasWholeName: sql<number>`${hasWholeName}`.as('has_whole_name'),
      rank: sql<number>`${rank}`.as('rank'),
    })
    .from(productNames)
    .crossJoinLateral(one)
    .where(sql`${productNames.document} @@ ${allInProductNames(words)}`)
    .orderBy(desc(hasWholeName), desc(rank), productNames.name)
    .limit(MAX_RANKED_NAMES)
    .as('best')
  const some = someOnSale(db, eq(products.name, best.name), FREQUENT_FROM).as('some')
  const named = await db
    .select({ name: best.name, ...suggestionColumns(some, sql`count(*) < ${FREQUENT_FROM}`) })
    .from(best)
    .crossJoinLateral(some)
    .groupBy(best.name, best.hasWholeName, best.rank)
    .orderBy(desc(best.hasWholeName), desc(best.rank), desc(sql`count(*)`), best.name)
    .limit(MAX_NAMES)
  return withPictures(db, named)
}

/** The same for products that match a search not by their names alone. */
export async function listNamesOfMatches(
  db: Executor,
  { matches, rankingOf }: ProductSearch,
): Promise<Suggestions['products']> {
  const answering = someOnSale(db, matches, MAX_READ).as('answering')
  const [hasWholeName, rank] = rankingOf?.(answering.nameDocument) ?? [sql`0`, sql`0`]
  const named = await db
    .select({ name: answering.name, ...suggestionColumns(answering, sql`count(*) = 1`) })
    .from(answering)
    .groupBy(answering.name)
    .orderBy(desc(sql`max(${hasWholeName})`), desc(sql`max(${rank})`), desc(sql`count(*)`), answering.name)
    .limit(MAX_NAMES)
  return withPictures(db, named)
}

/** Producers with products on sale whose names contain all words. */
export async function listSuggestedProducers(
  db: Executor,
  words: readonly FoundWord[],
): Promise<Suggestions['producers']> {
  const queries = words.map(({ forms }) => formsQuery({ ...forms, marks: [] }, 'producer'))
  return queries.length === 0 ? [] : listProducersCalled(db, allOf(queries), MAX_PRODUCERS)
}
