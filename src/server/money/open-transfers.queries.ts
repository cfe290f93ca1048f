import { and, eq, exists, gt, isNotNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#database/connect.ts'
import { payouts } from '#database/schema/payouts.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transfers } from '#database/schema/transfers.ts'
import { figureOfVendor, isOpenTransfer } from '../ledger/public.ts'

/** Whether a payout to the vendor is in progress. */
export async function hasOpenPayout(db: Executor, vendorId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.vendorId, vendorId), isOpenTransfer))
    .limit(1)
  return open !== undefined
}

/** Number of transfers awaiting a second administrator. */
export const countTransfersToApprove = (db: Executor): Promise<number> =>
  db.$count(transfers, eq(transfers.status, 'awaiting_approval'))

const later = alias(transfers, 'later_transfers')
const others = alias(transfers, 'other_transfers')

/**
 * Condition: a failed transfer whose amount is still owed, without a later transfer or manual payment. Rejected transfers did
 * not fail.
 */
export function isOwedAgain(db: Executor): SQL<boolean> {
  const one = { one: sql`1` }
  const isLater = gt(later.createdAt, transfers.endedAt)
  // A transfer rejected before the provider was called was no attempt.
  const isTry = or(ne(later.status, 'failed'), isNotNull(later.calledAt))
  const triedFor = (whose: SQL) =>
    exists(
      db
        .select(one)
        .from(later)
        .where(and(whose, isLater, isTry)),
    )
  const byTransfer = db.select(one).from(others).where(eq(others.transactionId, payouts.reference))
  const byHand = and(
    eq(payouts.vendorId, transfers.vendorId),
    gt(payouts.createdAt, transfers.endedAt),
    notExists(byTransfer),
  )
  const isDue = and(eq(refunds.id, transfers.refundId), eq(refunds.status, 'due'))
  return sql<boolean>`(${transfers.status} = 'failed' and ${isNotNull(transfers.calledAt)} and case ${transfers.kind}
    when 'refund' then ${exists(db.select(one).from(refunds).where(isDue))} and not ${triedFor(eq(later.refundId, transfers.refundId))}
    else not ${triedFor(eq(later.vendorId, transfers.vendorId))}
      and ${notExists(db.select(one).from(payouts).where(byHand))} and ${figureOfVendor('owed', transfers.vendorId)} > 0 end)`
}

/** Number of failed transfers to repeat. */
export const countFailedTransfers = (db: Executor): Promise<number> => db.$count(transfers, isOwedAgain(db))

/** The last failed payout that is still owed, with the provider's reason; null without one. */
export async function findFailedPayout(db: Executor, vendorId: string) {
  const [row] = await db
    .select({
      amountFcfa: sql<number>`sum(${transfers.amount})`.mapWith(Number),
      failure: sql<string>`(array_agg(${transfers.failure} order by ${transfers.endedAt} desc))[1]`,
      at: sql<string>`max(${transfers.endedAt})`,
    })
    .from(transfers)
    .where(and(eq(transfers.vendorId, vendorId), isOwedAgain(db)))
    .having(sql`count(*) > 0`)
  return row ?? null
}
