import { and, desc, eq, sql } from 'drizzle-orm'
import type { Suggestions } from '#contract/catalogue/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { isPublic } from '../product-filters.ts'
import type { FoundWord } from './find-words.queries.ts'
import { allOf, formsQuery } from './forms.ts'
import type { ProductSearch } from './product-search.queries.ts'

/** Names are chosen among so many products: the same few come again and again. */
const READ_AT_MOST = 300
const MOST_NAMES = 5
const MOST_PRODUCERS = 3

/** The names of products that answer a search best, each once; what more of those that were read are called comes before. */
export async function listSuggestedNames(
  db: Executor,
  { matches, placesOf }: ProductSearch,
): Promise<Suggestions['products']> {
  const [hasWholeName, rank] = placesOf?.(products.nameDocument) ?? [sql`0`, sql`0`]
  const answering = db
    .select({
      id: products.id,
      name: products.name,
      hasWholeName: sql<number>`${hasWholeName}`.as('has_whole_name'),
      rank: sql<number>`${rank}`.as('rank'),
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(isPublic, matches))
    .limit(READ_AT_MOST)
    .as('answering')
  const count = sql<number>`count(*)::int`
  return db
    .select({
      name: answering.name,
      productId: sql<string | null>`case when count(*) = 1 then min(${answering.id}::text) end`,
    })
    .from(answering)
    .groupBy(answering.name)
    .orderBy(
      desc(sql`max(${answering.hasWholeName})`),
      desc(sql`max(${answering.rank})`),
      desc(count),
      answering.name,
    )
    .limit(MOST_NAMES)
}

/** Producers with something on sale whose names have all that is looked for. */
export async function listSuggestedProducers(
  db: Executor,
  words: readonly FoundWord[],
): Promise<Suggestions['producers']> {
  const named = words.map(({ forms }) => formsQuery({ ...forms, marks: [] }, 'producer'))
  if (named.length === 0) return []
  const selling = db
    .select({ vendorId: products.vendorId })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(isPublic, sql`${products.nameDocument} @@ ${allOf(named)}`))
    .limit(READ_AT_MOST)
    .as('selling')
  return db
    .select({ id: vendors.id, businessName: vendors.businessName, region: users.region })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(sql`${vendors.id} in (select ${selling.vendorId} from ${selling})`)
    .orderBy(vendors.businessName, vendors.id)
    .limit(MOST_PRODUCERS)
}
