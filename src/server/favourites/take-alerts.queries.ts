import { and, eq, gt } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { stockAlerts } from '#database/schema/favourites.ts'
import { isPublic } from '../catalogue/public.ts'

/** A product that everybody may see and buy right now. */
export async function findProductForSale(db: Executor, productId: string) {
  const [product] = await db
    .select({
      id: products.id,
      name: products.name,
      price: products.price,
      unit: products.unit,
      vendorName: vendors.businessName,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(products.id, productId), isPublic, gt(products.stock, 0)))
  return product
}

/** Those who wait for a product, if it is for sale: they are to be told in the same transaction, and wait no more. */
export async function takeAlerts(tx: Transaction, productId: string) {
  if (!(await findProductForSale(tx, productId))) return []
  return tx
    .delete(stockAlerts)
    .where(eq(stockAlerts.productId, productId))
    .returning({ id: stockAlerts.id, userId: stockAlerts.userId })
}
