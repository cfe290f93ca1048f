import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { VendorStatus } from '#contract/accounts/facts.ts'
import type { NumberedPage } from '#contract/common.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { faceProposals, users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { isUnderWay, parcels } from '#database/schema/orders.ts'
import { idsOfVendorsNamed, matchesPerson, totalSales } from '../accounts/public.ts'
import { faceColumns } from '../stall/public.ts'

const productCount = sql<number>`(
  select count(*) from ${products} where ${products.vendorId} = ${vendors.id})`

const deliveredWithoutCode = sql<number>`(
  select count(*) from ${parcels} where ${parcels.vendorId} = ${vendors.id} and ${parcels.deliveredWith} = 'none')`

const openParcels = sql<number>`(
  select count(*) from ${parcels} where ${parcels.vendorId} = ${vendors.id} and ${isUnderWay(parcels.status)})`

const selectAdminVendors = (db: Executor, where: SQL | undefined) =>
  db
    .select({ ...faceColumns, user: users, totalSales, productCount, deliveredWithoutCode, openParcels })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .leftJoin(faceProposals, eq(faceProposals.vendorId, vendors.id))
    .where(where)
export type AdminVendorRow = Awaited<ReturnType<typeof selectAdminVendors>>[number]

/** Matches the name of the business or its owner; each has its own index. */
const matchesSearch = (db: Executor, search: string): SQL | undefined =>
  or(
    inArray(vendors.id, idsOfVendorsNamed(db, search)),
    inArray(vendors.userId, db.select({ id: users.id }).from(users).where(matchesPerson(search))),
  )

type Filters = NumberedPage & {
  search: string | undefined
  status: VendorStatus | undefined
  /** Only vendors with a pending face, longest waiting first. */
  hasPendingFace: boolean
}

/** Condition: its profile awaits a decision. */
const awaitsFaceDecision = sql`(
  ${faceProposals.vendorId} is not null and ${isNull(faceProposals.rejectedAt)})`

/** One page of the vendors that match the filters, latest first, and their total. */
export async function listAdminVendors(
  db: Executor,
  { search, status, hasPendingFace, page, limit }: Filters,
): Promise<{ rows: AdminVendorRow[]; total: number }> {
  const where = and(
    search ? matchesSearch(db, search) : undefined,
    status && eq(vendors.status, status),
    hasPendingFace ? awaitsFaceDecision : undefined,
  )
  const rows = await selectAdminVendors(db, where)
    .orderBy(...(hasPendingFace ? [asc(faceProposals.proposedAt)] : []), desc(vendors.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db
    .select({ total: count() })
    .from(vendors)
    .leftJoin(faceProposals, eq(faceProposals.vendorId, vendors.id))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function findAdminVendor(db: Executor, id: string): Promise<AdminVendorRow | undefined> {
  const [row] = await selectAdminVendors(db, eq(vendors.id, id))
  return row
}

/** Locks a vendor; undefined when there is none. */
export async function lockVendor(
  tx: Transaction,
  id: string,
): Promise<typeof vendors.$inferSelect | undefined> {
  const [vendor] = await tx.select().from(vendors).where(eq(vendors.id, id)).for('no key update')
  return vendor
}

export async function updateVendorStatus(
  tx: Transaction,
  id: string,
  change: { status: VendorStatus; statusReason: string | null; updatedAt: Date },
): Promise<void> {
  await tx.update(vendors).set(change).where(eq(vendors.id, id))
}

/** The first vendors whose business or owner matches a search, latest first. */
export async function findVendorsByName(
  db: Executor,
  search: string,
  limit: number,
): Promise<{ id: string; businessName: string; status: VendorStatus }[]> {
  return db
    .select({ id: vendors.id, businessName: vendors.businessName, status: vendors.status })
    .from(vendors)
    .where(matchesSearch(db, search))
    .orderBy(desc(vendors.id))
    .limit(limit)
}

/** Number of businesses awaiting a decision. */
export async function countPendingVendors(db: Executor): Promise<number> {
  return db.$count(vendors, eq(vendors.status, 'pending'))
}
