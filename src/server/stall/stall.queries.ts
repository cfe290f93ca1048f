import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { LOW_STOCK_THRESHOLD, type ProductStatus } from '#contract/catalogue/facts.ts'
import { factsOf, type ProductFact } from '#contract/catalogue/product-facts.ts'
import type { ApprovedProduct } from '#contract/catalogue/schemas.ts'
import type { NewProductBody } from '#contract/stall/schemas.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { productImages, productRevisions, products } from '#database/schema/catalogue.ts'
import { orderItems } from '#database/schema/orders.ts'
import {
  countProducts,
  type ProductSearch,
  productColumns,
  productOrder,
  productSortColumns,
} from '../catalogue/public.ts'
import { afterCursor, cutPage, orderBy, positionColumn } from '../lists/list-order.ts'

/** The facts of a product, without pictures and stock. */
export type ProductFacts = Pick<NewProductBody, ProductFact>

const columns = {
  ...productColumns,
  rejectionReason: products.rejectionReason,
  isOrdered: sql<boolean>`exists (select from ${orderItems} where ${orderItems.productId} = ${products.id})`,
}

const recent = productOrder('recent')(productSortColumns)

const selectOwn = (db: Executor) =>
  db
    .select({ ...columns, position: positionColumn(recent) })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))

type Filters = {
  search: ProductSearch | undefined
  status: ProductStatus | undefined
  isLow: boolean
}

/** One page of a vendor's products that match the filters, newest first, and their total. */
export async function listOwnProductRows(
  db: Executor,
  vendorId: string,
  { search, status, isLow }: Filters,
  { limit, cursor }: { limit: number; cursor: string | undefined },
) {
  const filter = and(
    eq(products.vendorId, vendorId),
    search?.matches,
    status && eq(products.status, status),
    isLow ? lte(products.stock, LOW_STOCK_THRESHOLD) : undefined,
    // The stock of a rejected product is part of its correction.
    isLow && !status ? ne(products.status, 'rejected') : undefined,
  )
  return { ...(await listOwnRows(db, filter, { limit, cursor })), total: await countProducts(db, filter) }
}

/** One page of the products that match a filter, newest first. */
export async function listOwnRows(
  db: Executor,
  filter: SQL | undefined,
  { limit, cursor }: { limit: number; cursor: string | undefined },
) {
  const rows = await selectOwn(db)
    .where(and(filter, afterCursor(recent, cursor)))
    .orderBy(...orderBy(recent))
    .limit(limit + 1)
  return cutPage(recent, rows, limit)
}
export type OwnProductRow = Awaited<ReturnType<typeof listOwnRows>>['items'][number]

/** A product of this vendor; undefined for others. */
export async function findOwnProduct(
  db: Executor,
  vendorId: string,
  id: string,
): Promise<OwnProductRow | undefined> {
  const [row] = await selectOwn(db).where(isOwn(vendorId, id))
  return row
}

const isOwn = (vendorId: string, id: string): SQL =>
  and(eq(products.id, id), eq(products.vendorId, vendorId)) as SQL

/** Locks a product of this vendor: concurrent orders wait. */
export async function lockOwnProduct(
  tx: Transaction,
  vendorId: string,
  id: string,
): Promise<OwnProductRow | undefined> {
  const locked = await tx
    .select({ id: products.id })
    .from(products)
    .where(isOwn(vendorId, id))
    .for('no key update')
  // Read under the lock: a statement that waited for it would see the old pictures.
  return locked.length === 0 ? undefined : findOwnProduct(tx, vendorId, id)
}

/** Serializes imports of a vendor: two concurrent ones would create the same products twice. */
export async function lockStall(tx: Transaction, vendorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stall:${vendorId}`}, 0))`)
}

export async function listOwnNames(
  tx: Transaction,
  vendorId: string,
): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.vendorId, vendorId))
}

/** Locks products of a vendor in id order, as orders do, which prevents deadlocks. */
export async function lockOwnProducts(
  tx: Transaction,
  vendorId: string,
  ids: readonly string[],
): Promise<Map<string, OwnProductRow>> {
  const own = and(inArray(products.id, [...ids]), eq(products.vendorId, vendorId))
  await tx.select({ id: products.id }).from(products).where(own).orderBy(products.id).for('no key update')
  const rows = await selectOwn(tx).where(own)
  return new Map(rows.map(row => [row.id, row]))
}

type NewProduct = ProductFacts & { id: string; vendorId: string; stock: number; createdAt: Date }

/**
 * Locks the vendor's name and region, which the search copies into each product: a concurrent change rewrites the products that
 * it sees, and would miss uncommitted ones.
 */
export async function lockSellerForShare(tx: Transaction, vendorId: string): Promise<void> {
  await tx
    .select({ id: vendors.id })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId))
    .for('share')
}

/** Inserts a product, pending approval; the vendor must be locked. */
export async function insertOwnProduct(tx: Transaction, product: NewProduct): Promise<void> {
  await tx.insert(products).values({ ...product, status: 'pending', updatedAt: product.createdAt })
}

/** Replaces the pictures of a product, in this order. */
export async function writeProductPictures(
  tx: Transaction,
  productId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await tx.delete(productImages).where(eq(productImages.productId, productId))
  await tx
    .insert(productImages)
    .values(mediaIds.map((mediaId, position) => ({ productId, mediaId, position })))
}

type ProductChange = Partial<ProductFacts> & { stock?: number; status: ProductStatus; updatedAt: Date }

export async function updateOwnProduct(tx: Transaction, id: string, change: ProductChange): Promise<void> {
  await tx.update(products).set(change).where(eq(products.id, id))
}

type ApprovedVersion = Pick<OwnProductRow, ProductFact | 'pictures' | 'id' | 'updatedAt'>

/** Stores the version that was on sale, for comparison with the edit; keeps one that was stored at the approval. */
export async function storeApprovedVersion(tx: Transaction, product: ApprovedVersion): Promise<void> {
  const approved: ApprovedProduct = { ...factsOf(product), pictures: product.pictures }
  await tx
    .insert(productRevisions)
    .values({ productId: product.id, approved, approvedAt: product.updatedAt })
    .onConflictDoNothing()
}
