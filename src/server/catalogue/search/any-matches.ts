import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { vendors } from '#database/schema/accounts.ts'
import { productNames, products } from '#database/schema/catalogue.ts'

/** Common terms match within this many products; rarer ones are fast to read from the index. */
const FIRST_LOOK = 40

const productsForSale = (among: SQL): SQL =>
  sql`${products} join ${vendors} on ${eq(vendors.id, products.vendorId)} where ${among}`

/**
 * Whether any of some products matches a condition on its documents. A few products are scanned first: for a common term the
 * index would collect all matches before returning one. Otherwise the index is read in a materialized CTE: when PostgreSQL
 * believes a word to be common, it would scan the products one by one, and all of them for a word that none has.
 */
export function anyMatches(among: SQL, condition: SQL): SQL {
  return sql`(
    exists (select from (select ${products}.* from ${productsForSale(among)} limit ${FIRST_LOOK}) as ${products} where ${condition})
    or exists (
      with holding as materialized (select from ${productsForSale(among)} and ${condition})
      select from holding))`
}

/**
 * Whether any of some products has a matching name. Names are few, and one product of each is enough: the limit makes
 * PostgreSQL look up one instead of joining all.
 */
export const isProductNamed = (among: SQL, query: SQL): SQL => sql`exists (
  select from ${productNames} cross join lateral (
    select from ${productsForSale(among)} and ${eq(products.name, productNames.name)} limit 1) as sold
  where ${productNames.document} @@ ${query})`

const called = alias(vendors, 'called')

/** Whether the producer of any of some products has a matching name. */
export const isProducerNamed = (among: SQL, query: SQL): SQL => sql`exists (
  select from ${vendors} as ${called} cross join lateral (
    select from ${productsForSale(among)} and ${eq(products.vendorId, called.id)} limit 1) as sold
  where ${called.nameDocument} @@ ${query})`
