import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { vendors } from '#database/schema/accounts.ts'
import { productNames, products } from '#database/schema/catalogue.ts'

/** What is usual is among so few; what is not among them has an index entry that is soon read. */
const FIRST_LOOK = 40

const sold = (among: SQL): SQL =>
  sql`${products} join ${vendors} on ${eq(vendors.id, products.vendorId)} where ${among}`

/**
 * Does a product among some hold this in one of its documents? A few products are looked at first: the index would gather all that
 * have a usual word, or one that begins with two letters, before it gives one of them. What none of them has is read from the index
 * as a table of its own, of which one row is looked at: where PostgreSQL believes a word to be usual, it would rather look at one
 * product after the other, and for a word that no product has it looks at them all.
 */
export function isHeld(among: SQL, condition: SQL): SQL {
  return sql`(
    exists (select from (select ${products}.* from ${sold(among)} limit ${FIRST_LOOK}) as ${products} where ${condition})
    or exists (
      with holding as materialized (select from ${sold(among)} and ${condition})
      select from holding))`
}

/**
 * Is a product among some called so? Names are few, however many products bear them, and one product of each is enough: the limit
 * has PostgreSQL look for that one, where it would rather join all.
 */
export const isProductCalled = (among: SQL, query: SQL): SQL => sql`exists (
  select from ${productNames} cross join lateral (
    select from ${sold(among)} and ${eq(products.name, productNames.name)} limit 1) as sold
  where ${productNames.document} @@ ${query})`

const called = alias(vendors, 'called')

/** Is the producer of a product among some called so? */
export const isProducerCalled = (among: SQL, query: SQL): SQL => sql`exists (
  select from ${vendors} as ${called} cross join lateral (
    select from ${sold(among)} and ${eq(products.vendorId, called.id)} limit 1) as sold
  where ${called.nameDocument} @@ ${query})`
