import { and, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Category, ProductStatus } from '#contract/catalogue/facts.ts'
import type { ApprovedProduct } from '#contract/catalogue/schemas.ts'
import type { NumberedPage } from '#contract/common.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { productImages, productRevisions, products } from '#database/schema/catalogue.ts'
import {
  countProducts,
  isAnyProduct,
  type ProductSearch,
  placeConditions,
  productColumns,
  readProductSearch,
} from '../catalogue/public.ts'

const selectAdminProducts = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      ...productColumns,
      rejectionReason: products.rejectionReason,
      vendorStatus: vendors.status,
      vendorEmail: users.email,
      approved: productRevisions.approved,
      approvedAt: productRevisions.approvedAt,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .leftJoin(productRevisions, eq(productRevisions.productId, products.id))
    .where(where)
export type AdminProductRow = Awaited<ReturnType<typeof selectAdminProducts>>[number]

type Filters = {
  search?: ProductSearch | undefined
  status?: ProductStatus | undefined
  category?: Category | undefined
  /** Only products that await a decision. */
  isAwaiting?: boolean
}

/** Products without a picture cannot be approved: they await their vendor. */
const awaitsDecision = (db: Executor) =>
  and(
    eq(products.status, 'pending'),
    exists(db.select({ one: sql`1` }).from(productImages).where(eq(productImages.productId, products.id))),
  )

/** One page of the products that match the filters, and their total, counted up to 10,000. */
export async function listAdminProducts(
  db: Executor,
  { search, status, category, isAwaiting = false }: Filters,
  { page, limit, oldestFirst = false }: NumberedPage & { oldestFirst?: boolean },
): Promise<{ rows: AdminProductRow[]; total: number }> {
  const where = and(
    search?.matches,
    status && eq(products.status, status),
    category && placeConditions(search).isOf(category),
    isAwaiting ? awaitsDecision(db) : undefined,
  )
  const rows = await selectAdminProducts(db, where)
    // Ids are in chronological order.
    .orderBy(oldestFirst ? asc(products.id) : desc(products.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await countProducts(db, where) }
}

export async function findAdminProduct(db: Executor, id: string): Promise<AdminProductRow | undefined> {
  const [row] = await selectAdminProducts(db, eq(products.id, id))
  return row
}

/** Reads and locks a product; undefined when there is none. */
export async function lockAdminProduct(tx: Transaction, id: string): Promise<AdminProductRow | undefined> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')
  return findAdminProduct(tx, id)
}

export async function updateProductStatus(
  tx: Transaction,
  id: string,
  change: { status: ProductStatus; rejectionReason: string | null; updatedAt: Date },
): Promise<void> {
  await tx.update(products).set(change).where(eq(products.id, id))
}

/** Stores the approved version of a product, replacing the earlier one. */
export async function writeRevision(
  tx: Transaction,
  productId: string,
  approval: { approved: ApprovedProduct; approvedAt: Date },
): Promise<void> {
  await tx
    .insert(productRevisions)
    .values({ productId, ...approval })
    .onConflictDoUpdate({ target: productRevisions.productId, set: approval })
}

/** The first matches of a search, public or not, latest first. */
export async function findAdminProducts(
  db: Executor,
  text: string,
  limit: number,
): Promise<{ id: string; name: string; vendor: string; status: ProductStatus }[]> {
  const search = await readProductSearch(db, text, isAnyProduct)
  if (!search) return []
  return db
    .select({
      id: products.id,
      name: products.name,
      vendor: vendors.businessName,
      status: products.status,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(search.matches)
    .orderBy(desc(products.id))
    .limit(limit)
}

/** Number of products awaiting a decision. */
export async function countPendingProducts(db: Executor): Promise<number> {
  return db.$count(products, awaitsDecision(db))
}
