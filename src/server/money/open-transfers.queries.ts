import { and, eq, sql } from 'drizzle-orm'
import { centimesOf } from '#contract/money.ts'
import type { Executor } from '#database/connect.ts'
import { transfers } from '#database/schema/transfers.ts'

/** Its money is on its way, or waits for the approval to go. */
export const isOpenTransfer = sql`${transfers.status} in ('awaiting_approval', 'pending')`

/** Is money being sent to a vendor now? */
export async function hasOpenPayout(db: Executor, vendorId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.vendorId, vendorId), isOpenTransfer))
    .limit(1)
  return open !== undefined
}

/** What transfers have sent of a refund, and whether one is under way; centimes. */
export async function readRefundTransfers(
  db: Executor,
  refundId: string,
): Promise<{ sentCentimes: number; isUnderWay: boolean }> {
  const [row] = await db
    .select({
      sent: sql<string>`coalesce(sum(${transfers.amount}) filter (where ${transfers.status} = 'sent'), 0)::numeric(14,2)`,
      open: sql<number>`count(*) filter (where ${isOpenTransfer})`.mapWith(Number),
    })
    .from(transfers)
    .where(eq(transfers.refundId, refundId))
  return { sentCentimes: centimesOf(row!.sent), isUnderWay: row!.open > 0 }
}

/** How many transfers wait for a second administrator. */
export const countTransfersToApprove = (db: Executor): Promise<number> =>
  db.$count(transfers, eq(transfers.status, 'awaiting_approval'))
