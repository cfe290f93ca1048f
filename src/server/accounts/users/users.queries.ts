import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { NumberedPage } from '#contract/common.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { isUnderWay, orders, parcels } from '#database/schema/orders.ts'
import { reviews } from '#database/schema/reviews.ts'
import { countUpTo } from '../../lists/count-up-to.ts'
import type { UserRow } from '../accounts.queries.ts'
import { matchesPerson } from './people-search.ts'

const selectAccounts = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      user: users,
      vendor: { id: vendors.id, businessName: vendors.businessName, status: vendors.status },
    })
    .from(users)
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .where(where)
export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number]

const isNotErased = isNull(users.erasedAt)

type Filters = NumberedPage & { search: string | undefined; role: Role | undefined }

/** One page of the accounts, latest first, with the count of matches. */
export async function listAccounts(
  db: Executor,
  { search, role, page, limit }: Filters,
): Promise<{ rows: AccountRow[]; total: number }> {
  const where = and(isNotErased, role && eq(users.role, role), search ? matchesPerson(search) : undefined)
  const rows = await selectAccounts(db, where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await countUpTo(db, db.select({ id: users.id }).from(users).where(where)) }
}

export async function findAccountById(db: Executor, id: string): Promise<AccountRow | undefined> {
  const [row] = await selectAccounts(db, and(isNotErased, eq(users.id, id)))
  return row
}

/** Locks and returns an account; undefined when there is none. */
export async function lockAccount(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(isNotErased, eq(users.id, id)))
    .for('update')
  return user
}

/**
 * Locks and returns the active administrators, in a fixed order, so that concurrent removals see each other. Audit events that
 * they write meanwhile are not blocked.
 */
export async function lockActiveAdmins(tx: Transaction): Promise<string[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(users.id)
    .for('no key update')
  return admins.map(admin => admin.id)
}

/** Whether the account has orders or reviews. */
export async function hasBought(tx: Transaction, userId: string): Promise<boolean> {
  const order = await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, userId)).limit(1)
  const review = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.customerId, userId))
    .limit(1)
  return order.length > 0 || review.length > 0
}

/** Whether the customer has active orders. */
export async function hasOrdersUnderWay(tx: Transaction, userId: string): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, userId), isUnderWay(orders.status)))
    .limit(1)
  return order !== undefined
}

/** Locks and returns the business of an account. */
export async function lockVendorOf(
  tx: Transaction,
  userId: string,
): Promise<typeof vendors.$inferSelect | undefined> {
  const [vendor] = await tx.select().from(vendors).where(eq(vendors.userId, userId)).for('update')
  return vendor
}

/** Whether the business has products on sale or awaiting approval. */
export async function hasLiveProducts(tx: Transaction, vendorId: string): Promise<boolean> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.vendorId, vendorId), inArray(products.status, ['active', 'pending'])))
    .limit(1)
  return found.length > 0
}

/** Whether the business has parcels, products or reviews. */
export async function hasVendorData(tx: Transaction, vendorId: string): Promise<boolean> {
  const product = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.vendorId, vendorId))
    .limit(1)
  const parcel = await tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(eq(parcels.vendorId, vendorId))
    .limit(1)
  // A review belongs to a product of the vendor: where there is no product, there is no review.
  return product.length > 0 || parcel.length > 0
}

export async function insertVendor(
  tx: Transaction,
  vendor: Pick<typeof vendors.$inferInsert, 'userId' | 'businessName' | 'businessAddress' | 'description'> & {
    createdAt: Date
  },
): Promise<void> {
  await tx.insert(vendors).values({ ...vendor, updatedAt: vendor.createdAt })
}

export async function deleteVendor(tx: Transaction, vendorId: string): Promise<void> {
  await tx.delete(vendors).where(eq(vendors.id, vendorId))
}

export async function deleteUserRow(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}

/** A few customers matching a search, latest first. */
export async function listCustomers(
  db: Executor,
  search: string,
  limit: number,
): Promise<{ id: string; fullName: string; email: string }[]> {
  return db
    .select({ id: users.id, fullName: users.fullName, email: users.email })
    .from(users)
    .where(and(isNotErased, eq(users.role, 'customer'), matchesPerson(search)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
}
