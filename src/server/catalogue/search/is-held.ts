import { eq, type SQL, sql } from 'drizzle-orm'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'

/** What is usual is among so few; what is not among them has an index entry that is soon read. */
const FIRST_LOOK = 200

/**
 * Does a product among some hold this in one of its documents? A few products are looked at first: the index would gather all that
 * have a usual word, or one that begins with two letters, before it gives one of them. What none of them has is read from the index
 * as a table of its own, of which one row is looked at: where PostgreSQL believes a word to be usual, it would rather look at one
 * product after the other, and for a word that no product has it looks at them all.
 */
export function isHeld(among: SQL, condition: SQL): SQL {
  const all = sql`${products} join ${vendors} on ${eq(vendors.id, products.vendorId)} where ${among}`
  return sql`(
    exists (select from (select ${products}.* from ${all} limit ${FIRST_LOOK}) as ${products} where ${condition})
    or exists (
      with holding as materialized (select from ${all} and ${condition})
      select from holding))`
}
