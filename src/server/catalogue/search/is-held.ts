import { eq, type SQL, sql } from 'drizzle-orm'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'

/** Does a product among some hold this in one of its documents? */
export const isHeld = (among: SQL, condition: SQL): SQL => sql`exists (
  select from ${products} join ${vendors} on ${eq(vendors.id, products.vendorId)} where ${among} and ${condition})`
