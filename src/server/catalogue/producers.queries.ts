import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor } from '#database/connect.ts'
import { isApproved, users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { activePause } from '../delivery/public.ts'
import { pictureOf } from '../media/public.ts'
import { someOnSale } from './on-sale.queries.ts'

const producerRead = compiledQuery((db, at: Placeholders<{ id: string }>) =>
  db
    .select({
      id: vendors.id,
      businessName: vendors.businessName,
      businessAddress: vendors.businessAddress,
      description: vendors.description,
      story: vendors.story,
      since: vendors.since,
      methods: vendors.methods,
      certifiedMethods: vendors.certifiedMethods,
      portrait: pictureOf(vendors.portraitId),
      cover: pictureOf(vendors.coverId),
      region: users.region,
      rating: vendors.rating,
      pausedUntil: activePause,
      createdAt: vendors.createdAt,
      productCount: sql<number>`(
        select count(*) from ${products} where ${products.vendorId} = ${vendors.id} and ${products.status} = 'active')`,
      reviewCount: sql<number>`(
        select coalesce(sum(${products.reviewCount}), 0)::int from ${products}
        where ${products.vendorId} = ${vendors.id})`,
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(eq(vendors.id, at.id), isApproved))
    .prepare('producer_read'),
)

/** An approved vendor, with the number of its products on sale and of the reviews of all its products. */
export async function findProducer(db: Executor, id: string) {
  const [row] = await producerRead(db, { id })
  return row
}
export type ProducerRow = NonNullable<Awaited<ReturnType<typeof findProducer>>>

const named = alias(vendors, 'named')

/** Producers with products on sale whose name documents match a query, by name. */
export async function listProducersCalled(db: Executor, query: SQL, most: number) {
  return db
    .select({ id: named.id, businessName: named.businessName, region: users.region })
    .from(named)
    .innerJoin(users, eq(users.id, named.userId))
    .crossJoinLateral(someOnSale(db, eq(products.vendorId, named.id), 1).as('one'))
    .where(sql`${named.nameDocument} @@ ${query}`)
    .orderBy(named.businessName, named.id)
    .limit(most)
}

export type NamedProducer = Pick<ProducerRow, 'id' | 'businessName'>

const MAX_NAMED = 50

/** Vendors of public products whose names contain one of these plain words (letters and digits), after stemming. */
export const listProducersNamed = async (db: Executor, words: readonly string[]): Promise<NamedProducer[]> =>
  words.length === 0
    ? []
    : listProducersCalled(db, sql`to_tsquery('amic_french', ${words.join(' | ')})`, MAX_NAMED)
