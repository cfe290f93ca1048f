import { eq, type SQL, sql } from 'drizzle-orm'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'

/**
 * Does a product among some hold this in one of its documents? Read as a table of its own, of which one row is looked at:
 * where PostgreSQL believes a word to be usual, it would rather look at one product after the other than into the index, and
 * for a word that no product has it looks at them all.
 */
export const isHeld = (among: SQL, condition: SQL): SQL => sql`exists (
  with holding as materialized (
    select from ${products} join ${vendors} on ${eq(vendors.id, products.vendorId)} where ${among} and ${condition})
  select from holding)`
