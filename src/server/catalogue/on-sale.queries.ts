import { and, eq, type SQL } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { isPublic } from './product-filters.ts'

/** Some products on sale for which a condition holds: to be joined laterally, or looked through. */
export const someOnSale = (db: Executor, condition: SQL | undefined, most: number) =>
  db
    .select({ id: products.id, name: products.name, nameDocument: products.nameDocument })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(isPublic, condition))
    .limit(most)
