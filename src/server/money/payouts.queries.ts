import { and, asc, count, desc, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { NumberedPage } from '#contract/common.ts'
import type { ListPayoutsQuery } from '#contract/money/payouts.schemas.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { orderBalances } from '#database/schema/ledger.ts'
import { parcels } from '#database/schema/orders.ts'
import { payoutNumbers } from '#database/schema/payout-numbers.ts'
import { payoutParcels, payouts } from '#database/schema/payouts.ts'
import { problems } from '#database/schema/problems.ts'
import { transferParcels, transfers } from '#database/schema/transfers.ts'
import { idsOfVendorsNamed } from '../accounts/public.ts'
import { figureOfParcel, figureOfVendors, isOpenTransfer } from '../ledger/public.ts'
import { containsFolded } from '../lists/like-pattern.ts'
import { withDisputed } from './disputed.queries.ts'

/** Condition: money of the parcel is held (a partial index covers these few). */
const isHeld = sql`${orderBalances.account} = 'provider_holds' and ${orderBalances.amount} <> 0`
/**
 * The amount of a parcel owed to its vendor, from the ledger: zero before it is delivered and paid, without amounts refunded for
 * missing units; negative when the vendor was paid and bears a refund.
 */
const owed = figureOfParcel('owed', parcels)
const isOwed = sql`${owed} <> 0`

/** Whether money of one of these parcels was paid out, or is being paid out. */
export async function arePaidOut(tx: Transaction, parcelIds: readonly string[]): Promise<boolean> {
  if (parcelIds.length === 0) return false
  const ids = [...parcelIds]
  const sent = await tx
    .select({ parcelId: payoutParcels.parcelId })
    .from(payoutParcels)
    .where(inArray(payoutParcels.parcelId, ids))
    .limit(1)
  const underWay = await tx
    .select({ parcelId: transferParcels.parcelId })
    .from(transferParcels)
    .innerJoin(transfers, eq(transfers.id, transferParcels.transferId))
    .where(and(inArray(transferParcels.parcelId, ids), isOpenTransfer))
    .limit(1)
  return sent.length > 0 || underWay.length > 0
}

/** Whether a problem of one of these parcels was refunded. */
export async function wereRefunded(tx: Transaction, parcelIds: readonly string[]): Promise<boolean> {
  const refunded = and(inArray(problems.parcelId, [...parcelIds]), eq(problems.status, 'refunded'))
  return parcelIds.length > 0 && (await tx.$count(problems, refunded)) > 0
}

/** Condition: parcels with a possible balance of the vendor (few, by index). */
const mayBeOwed = (vendorId: SQLWrapper) => sql`${parcels.id} in (
  select parcels.id from parcels join ${orderBalances}
    on parcels.order_id = ${orderBalances.orderId} and parcels.vendor_id = ${orderBalances.vendorId}
    where ${eq(orderBalances.vendorId, vendorId)} and ${isHeld}
  union all select ${problems.parcelId} from ${problems} where ${eq(problems.vendorId, vendorId)} and ${problems.bornBy} = 'vendor')`

/** Number of parcels with a balance of the vendor. */
const parcelsOwed = (vendorId: SQLWrapper): SQL<number> => sql<number>`(
  select count(*)::int from ${parcels} where ${mayBeOwed(vendorId)} and ${isOwed})`

/** One page of vendors with what they are owed and their payout number, largest first, with total count and sum. */
export async function listOwed(db: Executor, page: NumberedPage) {
  const owed = figureOfVendors(db, 'owed')
  // Cut before the joins, and counted in the same pass: the figure of all vendors is what this list costs.
  const listed = db
    .select({
      vendorId: owed.vendorId,
      amount: owed.amount,
      total: sql<number>`count(*) over ()`.as('total'),
      sum: sql<string>`(sum(${owed.amount}) over ())::numeric(14,2)`.as('sum'),
    })
    .from(owed)
    .where(gt(owed.amount, '0'))
    .orderBy(desc(owed.amount), asc(owed.vendorId))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .as('listed')
  const found = await db
    .select({
      vendorId: vendors.id,
      businessName: vendors.businessName,
      phone: users.phone,
      payoutNumber: payoutNumbers,
      amount: listed.amount,
      parcelCount: parcelsOwed(vendors.id),
      total: listed.total,
      sum: listed.sum,
    })
    .from(listed)
    .innerJoin(vendors, eq(vendors.id, listed.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .leftJoin(payoutNumbers, eq(payoutNumbers.vendorId, vendors.id))
    .orderBy(desc(listed.amount), asc(listed.vendorId))
  const [first] = found
  const rows = found.map(({ total: _total, sum: _sum, ...row }) => row)
  const sums = first ? { total: first.total, amount: first.sum } : await sumOwed(db)
  return { rows: await withDisputed(db, rows), ...sums }
}

/** Number of vendors that are owed something, and the sum. */
export async function sumOwed(db: Executor): Promise<{ total: number; amount: string }> {
  const owed = figureOfVendors(db, 'owed')
  const [all] = await db
    .select({ total: count(), amount: sql<string>`coalesce(sum(${owed.amount}), 0)::numeric(14,2)` })
    .from(owed)
    .where(gt(owed.amount, '0'))
  return all!
}

/** Locks the vendor against concurrent payouts; false when it does not exist. */
export async function lockVendorMoney(tx: Transaction, vendorId: string): Promise<boolean> {
  const found = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for('no key update')
  return found.length > 0
}

const selectOwedParcels = (tx: Transaction, which: SQL) =>
  tx
    .select({ id: parcels.id, orderId: parcels.orderId, amount: owed })
    .from(parcels)
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(and(which, isOwed))
    .orderBy(parcels.id)

/**
 * Locks the parcels with a balance of the vendor (in the order of ids) and returns the amounts, read again after locking.
 */
export async function lockOwedParcels(tx: Transaction, vendorId: string) {
  const held = await selectOwedParcels(tx, mayBeOwed(sql`${vendorId}`)).for('update', { of: parcels })
  const ids = held.map(({ id }) => id)
  return selectOwedParcels(tx, inArray(parcels.id, ids))
}

type NewPayout = typeof payouts.$inferInsert & { id: string }

export async function insertPayout(
  tx: Transaction,
  payout: NewPayout,
  covered: readonly { parcelId: string; amount: string }[],
): Promise<void> {
  await tx.insert(payouts).values(payout)
  await tx.insert(payoutParcels).values(covered.map(part => ({ ...part, payoutId: payout.id })))
}

/** The manual payout with this reference. */
export async function findRecordedPayout(
  tx: Transaction,
  { vendorId, reference }: { vendorId: string; reference: string },
): Promise<{ id: string; amount: string } | undefined> {
  const [found] = await tx
    .select({ id: payouts.id, amount: payouts.amount })
    .from(payouts)
    .where(and(eq(payouts.vendorId, vendorId), eq(payouts.reference, reference)))
  return found
}

const selectPayouts = (db: Executor) =>
  db
    .select({
      payout: payouts,
      businessName: vendors.businessName,
      createdBy: users.username,
      parcelCount: sql<number>`(select count(*) from ${payoutParcels} where ${payoutParcels.payoutId} = ${payouts.id})`,
    })
    .from(payouts)
    .innerJoin(vendors, eq(vendors.id, payouts.vendorId))
    .leftJoin(users, eq(users.id, payouts.createdBy))
export type PayoutRow = Awaited<ReturnType<typeof selectPayouts>>[number]

export async function findPayout(db: Executor, id: string): Promise<PayoutRow | null> {
  const [row] = await selectPayouts(db).where(eq(payouts.id, id))
  return row ?? null
}

/** The last payout of a vendor. Sorted by time: sorting by id would scan the index of all payouts. */
export async function findLastPayout(
  db: Executor,
  vendorId: string,
): Promise<{ amount: string; createdAt: Date; reference: string } | null> {
  const [row] = await db
    .select({ amount: payouts.amount, createdAt: payouts.createdAt, reference: payouts.reference })
    .from(payouts)
    .where(eq(payouts.vendorId, vendorId))
    .orderBy(desc(payouts.createdAt))
    .limit(1)
  return row ?? null
}

/** Condition: the payout's reference or the vendor's name contains the text; both are indexed. */
function matchesSearch(db: Executor, search: string): SQL {
  const idsWith = (where: SQL) => db.select({ id: payouts.id }).from(payouts).where(where)
  return inArray(
    payouts.id,
    idsWith(containsFolded(payouts.reference, search)).union(
      idsWith(inArray(payouts.vendorId, idsOfVendorsNamed(db, search))),
    ),
  )
}

/** One page of the payouts, latest first, with the total count. */
export async function listPayouts(
  db: Executor,
  { search, page, limit }: ListPayoutsQuery,
): Promise<{ rows: PayoutRow[]; total: number }> {
  const where = search ? matchesSearch(db, search) : undefined
  const rows = await selectPayouts(db)
    .where(where)
    .orderBy(desc(payouts.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(payouts, where) }
}
