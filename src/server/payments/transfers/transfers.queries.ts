import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NumberedPage } from '#contract/common.ts'
import { serialOf } from '#contract/orders/order-number.ts'
import type { TransferKind, TransferStatus } from '#contract/payments/transfer-facts.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { transferParcels, transfers } from '#database/schema/transfers.ts'
import { idsOfVendorsNamed } from '../../accounts/public.ts'
import { isOwedAgain } from '../../money/public.ts'

export type TransferRow = typeof transfers.$inferSelect

export async function insertTransfer(
  tx: Transaction,
  transfer: typeof transfers.$inferInsert & { id: string },
  covered: readonly { parcelId: string; amount: string }[] = [],
): Promise<void> {
  await tx.insert(transfers).values(transfer)
  if (covered.length === 0) return
  await tx.insert(transferParcels).values(covered.map(part => ({ ...part, transferId: transfer.id })))
}

export async function findTransfer(db: Executor, id: string): Promise<TransferRow | null> {
  const [row] = await db.select().from(transfers).where(eq(transfers.id, id))
  return row ?? null
}

/** The transfer with this transaction id; null without one. */
export async function findTransferNamed(db: Executor, transactionId: string): Promise<TransferRow | null> {
  const [row] = await db.select().from(transfers).where(eq(transfers.transactionId, transactionId))
  return row ?? null
}

/** Locks and returns a transfer. */
export async function lockTransfer(tx: Transaction, id: string): Promise<TransferRow> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update')
  return row!
}

/** Amounts of the transfer by parcel. */
export async function listCovered(tx: Transaction, transferId: string) {
  return tx
    .select({
      parcelId: transferParcels.parcelId,
      amount: transferParcels.amount,
      orderId: parcels.orderId,
      vendorId: parcels.vendorId,
    })
    .from(transferParcels)
    .innerJoin(parcels, eq(parcels.id, transferParcels.parcelId))
    .where(eq(transferParcels.transferId, transferId))
    .orderBy(parcels.id)
}

type Change = Partial<
  Pick<TransferRow, 'status' | 'failure' | 'approvedBy' | 'notifyToken' | 'askedAt' | 'endedAt'>
> & { data?: Record<string, unknown> }

export async function updateTransfer(db: Executor, id: string, { data, ...change }: Change): Promise<void> {
  await db
    .update(transfers)
    .set({
      ...change,
      ...(data && { providerData: sql`${transfers.providerData} || ${JSON.stringify(data)}::jsonb` }),
    })
    .where(eq(transfers.id, id))
}

/** Claims the first call to the provider; false when another process did, or when it is not pending. */
export async function claimFirstCall(db: Executor, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(transfers)
    .set({ calledAt: now, askedAt: now })
    .where(and(eq(transfers.id, id), eq(transfers.status, 'pending'), isNull(transfers.calledAt)))
  return rowCount === 1
}

/** Pending transfers due for a check, or never sent. Older transfers are checked less often. */
export async function listTransfersToAsk(db: Executor, now: Date, limit: number): Promise<TransferRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  // By the age of the call, since the approval may have taken days.
  const age = sql`(${at} - coalesce(${transfers.calledAt}, ${transfers.createdAt}))`
  const isTurn = sql`(${transfers.askedAt} is null or ${at} - ${transfers.askedAt} >= greatest(interval '20 seconds', least(${age} / 10, interval '1 hour')))`
  return db
    .select()
    .from(transfers)
    .where(and(eq(transfers.status, 'pending'), isTurn))
    .orderBy(sql`${transfers.askedAt} nulls first`)
    .limit(limit)
}

const makers = alias(users, 'makers')
const approvers = alias(users, 'approvers')

const selectTransfers = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      transfer: transfers,
      businessName: vendors.businessName,
      serial: orders.serial,
      createdBy: makers.username,
      approvedBy: approvers.username,
      isOwedAgain: isOwedAgain(db),
    })
    .from(transfers)
    .leftJoin(vendors, eq(vendors.id, transfers.vendorId))
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .leftJoin(makers, eq(makers.id, transfers.createdBy))
    .leftJoin(approvers, eq(approvers.id, transfers.approvedBy))
    .where(where)
    .orderBy(desc(transfers.id))
export type ShownTransfer = Awaited<ReturnType<typeof selectTransfers>>[number]

type Filters = NumberedPage & {
  status?: TransferStatus | undefined
  kind?: TransferKind | undefined
  search?: string | undefined
}

/** Condition: the vendor's name contains the text, or it is the order's number or the transaction id. */
function matchesSearch(db: Executor, search: string): SQL | undefined {
  const serial = serialOf(search)
  return or(
    inArray(transfers.vendorId, idsOfVendorsNamed(db, search)),
    serial === null
      ? undefined
      : inArray(
          transfers.orderId,
          db.select({ id: orders.id }).from(orders).where(eq(orders.serial, serial)),
        ),
    eq(transfers.transactionId, search),
  )
}

/** One page of the transfers, latest first, with the total count. */
export async function listTransfers(
  db: Executor,
  { status, kind, search, page, limit }: Filters,
): Promise<{ rows: ShownTransfer[]; total: number }> {
  const where = and(
    status && eq(transfers.status, status),
    kind && eq(transfers.kind, kind),
    search ? matchesSearch(db, search) : undefined,
  )
  const rows = await selectTransfers(db, where)
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(transfers).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Some transfers for display, in order of creation. */
export const showTransfers = async (db: Executor, ids: readonly string[]): Promise<ShownTransfer[]> =>
  ids.length === 0 ? [] : (await selectTransfers(db, inArray(transfers.id, [...ids]))).reverse()
