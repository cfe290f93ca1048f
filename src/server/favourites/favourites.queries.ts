import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { isApproved, users, vendors } from '#database/schema/accounts.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { favouriteProducers, favouriteProducts, stockAlerts } from '#database/schema/favourites.ts'
import { type ProductRow, productColumns } from '../catalogue/public.ts'
import { pictureUrlOf } from '../media/public.ts'

type Mark = { userId: string; id: string }

const productMark = ({ userId, id }: Mark): SQL | undefined =>
  and(eq(favouriteProducts.userId, userId), eq(favouriteProducts.productId, id))
const producerMark = ({ userId, id }: Mark): SQL | undefined =>
  and(eq(favouriteProducers.userId, userId), eq(favouriteProducers.vendorId, id))
const alertMark = ({ userId, id }: Mark): SQL | undefined =>
  and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, id))

/** A person's public favourite products, latest favourite first. */
export async function listFavouriteProductRows(db: Executor, userId: string): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(favouriteProducts)
    .innerJoin(products, eq(products.id, favouriteProducts.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(eq(favouriteProducts.userId, userId), isPublic))
    .orderBy(desc(favouriteProducts.createdAt))
}

/** The products with a stock alert of a person, latest alert first. */
export async function listAwaitedProductRows(db: Executor, userId: string): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(eq(stockAlerts.userId, userId), isPublic))
    .orderBy(desc(stockAlerts.createdAt))
}

/** A person's approved favourite producers, latest favourite first. */
export async function listFavouriteProducerRows(db: Executor, userId: string) {
  return db
    .select({
      id: vendors.id,
      businessName: vendors.businessName,
      region: users.region,
      portraitUrl: pictureUrlOf(vendors.portraitId),
    })
    .from(favouriteProducers)
    .innerJoin(vendors, and(eq(vendors.id, favouriteProducers.vendorId), isApproved))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(favouriteProducers.userId, userId))
    .orderBy(desc(favouriteProducers.createdAt))
}

/** The number of favourites that a person can see. */
export async function countFavourites(tx: Transaction, userId: string): Promise<number> {
  const [ofProducts] = await tx
    .select({ count: count() })
    .from(favouriteProducts)
    .innerJoin(products, eq(products.id, favouriteProducts.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(favouriteProducts.userId, userId), isPublic))
  const [ofProducers] = await tx
    .select({ count: count() })
    .from(favouriteProducers)
    .innerJoin(vendors, eq(vendors.id, favouriteProducers.vendorId))
    .where(and(eq(favouriteProducers.userId, userId), isApproved))
  return ofProducts!.count + ofProducers!.count
}

/** The number of stock alerts that a person can see. */
export async function countAwaited(tx: Transaction, userId: string): Promise<number> {
  const [awaited] = await tx
    .select({ count: count() })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(stockAlerts.userId, userId), isPublic))
  return awaited!.count
}

/** All favourites and alerts of a person, for public products or not. */
export async function listMarks(db: Executor, userId: string) {
  const liked = await db
    .select({ id: favouriteProducts.productId })
    .from(favouriteProducts)
    .where(eq(favouriteProducts.userId, userId))
  const followed = await db
    .select({ id: favouriteProducers.vendorId })
    .from(favouriteProducers)
    .where(eq(favouriteProducers.userId, userId))
  const awaited = await db
    .select({ id: stockAlerts.productId })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return { products: idsOf(liked), producers: idsOf(followed), awaited: idsOf(awaited) }
}

/** Inserts a favourite. @returns whether it is new */
export async function insertFavouriteProduct(
  tx: Transaction,
  mark: Mark & { createdAt: Date },
): Promise<boolean> {
  const { id: productId, ...row } = mark
  const { rowCount } = await tx
    .insert(favouriteProducts)
    .values({ ...row, productId })
    .onConflictDoNothing()
  return rowCount === 1
}
export async function deleteFavouriteProduct(db: Executor, mark: Mark): Promise<void> {
  await db.delete(favouriteProducts).where(productMark(mark))
}

/** Inserts a favourite. @returns whether it is new */
export async function insertFavouriteProducer(
  tx: Transaction,
  mark: Mark & { createdAt: Date },
): Promise<boolean> {
  const { id: vendorId, ...row } = mark
  const { rowCount } = await tx
    .insert(favouriteProducers)
    .values({ ...row, vendorId })
    .onConflictDoNothing()
  return rowCount === 1
}
export async function deleteFavouriteProducer(db: Executor, mark: Mark): Promise<void> {
  await db.delete(favouriteProducers).where(producerMark(mark))
}

/** Reads a public product's stock, and locks it for the transaction. */
export async function lockStockForShare(tx: Transaction, productId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ stock: products.stock })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(products.id, productId), isPublic))
    .for('share', { of: products })
  return row?.stock
}

/** Whether the producer is public; prevents its deletion (FOR KEY SHARE). */
export async function lockProducerForKeyShare(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.id, id), isApproved))
    .for('key share')
  return row !== undefined
}

/** Inserts an alert. @returns whether it is new */
export async function insertAlert(tx: Transaction, mark: Mark & { createdAt: Date }): Promise<boolean> {
  const { id: productId, ...row } = mark
  const { rowCount } = await tx
    .insert(stockAlerts)
    .values({ ...row, productId })
    .onConflictDoNothing()
  return rowCount === 1
}
export async function deleteAlert(db: Executor, mark: Mark): Promise<void> {
  await db.delete(stockAlerts).where(alertMark(mark))
}
