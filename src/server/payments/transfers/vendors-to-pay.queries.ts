import { and, desc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { vendors } from '#database/schema/accounts.ts'
import { payoutNumbers } from '#database/schema/payout-numbers.ts'
import { transfers } from '#database/schema/transfers.ts'
import { figureOfVendors, isOpenTransfer } from '../../ledger/public.ts'

/**
 * Amount owed, payout number, and whether a transfer is in progress, for some vendors or for all that are owed something, largest
 * amount first.
 */
export async function listVendorsToPay(db: Executor, vendorIds: readonly string[] | 'all') {
  const owed = figureOfVendors(db, 'owed')
  const underWay = db
    .select({ one: sql`1` })
    .from(transfers)
    .where(and(eq(transfers.vendorId, vendors.id), isOpenTransfer))
  const amount = sql<string>`coalesce(${owed.amount}, 0)::numeric(14,2)`
  return db
    .select({
      vendorId: vendors.id,
      businessName: vendors.businessName,
      amount,
      number: payoutNumbers,
      isUnderWay: sql<boolean>`${exists(underWay)}`,
    })
    .from(vendors)
    .leftJoin(owed, eq(owed.vendorId, vendors.id))
    .leftJoin(payoutNumbers, eq(payoutNumbers.vendorId, vendors.id))
    .where(vendorIds === 'all' ? isNotNull(owed.amount) : inArray(vendors.id, [...vendorIds]))
    .orderBy(desc(amount), vendors.id)
}
export type VendorToPay = Awaited<ReturnType<typeof listVendorsToPay>>[number]
