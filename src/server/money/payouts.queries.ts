import { and, asc, count, desc, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { NumberedPage } from '#contract/common.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { orderBalances } from '#database/schema/ledger.ts'
import { parcels } from '#database/schema/orders.ts'
import { payoutNumbers } from '#database/schema/payout-numbers.ts'
import { payoutParcels, payouts } from '#database/schema/payouts.ts'
import { problems } from '#database/schema/problems.ts'
import { transferParcels, transfers } from '#database/schema/transfers.ts'
import { figureOfParcel, figureOfVendors, isOpenTransfer } from '../ledger/public.ts'
import { withDisputed } from './disputed.queries.ts'

/** Money of this parcel is held. Few are: an index leads to them, however many were ever sold. */
const isHeld = sql`${orderBalances.account} = 'provider_holds' and ${orderBalances.amount} <> 0`
/**
 * What of a parcel's money belongs to its vendor, as the ledger says: nothing before the parcel is delivered and paid, and nothing of
 * what its customer is owed back, of whom something was missing. Below zero, the vendor had it and bears a refund.
 */
const owed = figureOfParcel('owed', parcels)
const isOwed = sql`${owed} <> 0`

/** Was money of one of these parcels sent to its vendor, or is it being sent? */
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

/** Was a problem of one of these parcels refunded? */
export async function wereRefunded(tx: Transaction, parcelIds: readonly string[]): Promise<boolean> {
  const refunded = and(inArray(problems.parcelId, [...parcelIds]), eq(problems.status, 'refunded'))
  return parcelIds.length > 0 && (await tx.$count(problems, refunded)) > 0
}

/** The parcels of which a vendor may be owed something, or owe: few, however many were ever sold. */
const mayBeOwed = (vendorId: SQLWrapper) => sql`${parcels.id} in (
  select parcels.id from parcels join ${orderBalances}
    on parcels.order_id = ${orderBalances.orderId} and parcels.vendor_id = ${orderBalances.vendorId}
    where ${eq(orderBalances.vendorId, vendorId)} and ${isHeld}
  union all select ${problems.parcelId} from ${problems} where ${eq(problems.vendorId, vendorId)} and ${problems.bornBy} = 'vendor')`

/** Of how many parcels a vendor is owed something, or owes. */
const parcelsOwed = (vendorId: SQLWrapper): SQL<number> => sql<number>`(
  select count(*)::int from ${parcels} where ${mayBeOwed(vendorId)} and ${isOwed})`

/** One page of what each vendor is owed now and where it is paid, the largest sum first; how many vendors there are in all, and how much they are owed. */
export async function listOwed(db: Executor, page: NumberedPage) {
  const owed = figureOfVendors(db, 'owed')
  const rows = await db
    .select({
      vendorId: vendors.id,
      businessName: vendors.businessName,
      phone: users.phone,
      payoutNumber: payoutNumbers,
      amount: owed.amount,
      parcelCount: parcelsOwed(vendors.id),
    })
    .from(owed)
    .innerJoin(vendors, eq(vendors.id, owed.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .leftJoin(payoutNumbers, eq(payoutNumbers.vendorId, vendors.id))
    .where(gt(owed.amount, '0'))
    .orderBy(desc(owed.amount), asc(vendors.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
  return { rows: await withDisputed(db, rows), ...(await sumOwed(db)) }
}

/** How many vendors are owed something now, and how much in all. */
export async function sumOwed(db: Executor): Promise<{ total: number; amount: string }> {
  const owed = figureOfVendors(db, 'owed')
  const [all] = await db
    .select({ total: count(), amount: sql<string>`coalesce(sum(${owed.amount}), 0)::numeric(14,2)` })
    .from(owed)
    .where(gt(owed.amount, '0'))
  return all!
}

/** Keeps other payouts to this vendor waiting until the transaction ends; false when there is no such vendor. */
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
 * The parcels that a vendor is owed and how much of each, below zero of those for which it owes, locked by their ids: nobody takes them back meanwhile. What is owed is
 * read again once all are held: whoever held one before may have taken it back.
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

/** The payout that was noted under this reference. */
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

/** What was last sent to a vendor. By time, not by id: the index of all payouts would be read until one of this vendor is found. */
export async function findLastPayout(
  db: Executor,
  vendorId: string,
): Promise<{ amount: string; createdAt: Date } | null> {
  const [row] = await db
    .select({ amount: payouts.amount, createdAt: payouts.createdAt })
    .from(payouts)
    .where(eq(payouts.vendorId, vendorId))
    .orderBy(desc(payouts.createdAt))
    .limit(1)
  return row ?? null
}

/** One page of the payouts, the latest first, and how many there are in all. */
export async function listPayouts(
  db: Executor,
  page: NumberedPage,
): Promise<{ rows: PayoutRow[]; total: number }> {
  const rows = await selectPayouts(db)
    .orderBy(desc(payouts.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
  return { rows, total: await db.$count(payouts) }
}
