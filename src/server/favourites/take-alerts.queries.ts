import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { stockAlerts } from '#database/schema/favourites.ts'
import { activePause } from '../delivery/public.ts'
import { insertAlert } from './favourites.queries.ts'

const isForSale = and(isPublic, gt(products.stock, 0), isNull(activePause))

/** A product that is public and can be bought now; undefined otherwise. */
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
    .where(and(eq(products.id, productId), isForSale))
  return product
}

/** Deletes and returns the alerts of a product that is for sale; the caller queues their mails in the same transaction. */
export async function claimAlerts(tx: Transaction, productId: string) {
  if (!(await findProductForSale(tx, productId))) return []
  return tx
    .delete(stockAlerts)
    .where(eq(stockAlerts.productId, productId))
    .returning({ id: stockAlerts.id, userId: stockAlerts.userId })
}

/** Products for sale with alerts, including those whose vendor's pause has ended, which no event announces. */
export async function listReturnedProducts(db: Executor): Promise<string[]> {
  const returned = await db
    .selectDistinct({ id: products.id })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(isForSale)
  return returned.map(({ id }) => id)
}

/** Restores an alert when the product was no longer for sale at sending time. */
export async function restoreAlert(
  db: Executor,
  { userId, productId }: { userId: string; productId: string },
  now: Date,
): Promise<void> {
  await db.transaction(async tx => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .innerJoin(users, and(eq(users.id, userId), isNull(users.erasedAt)))
      .where(eq(products.id, productId))
      .for('key share')
    if (product) await insertAlert(tx, { userId, id: product.id, createdAt: now })
  })
}
