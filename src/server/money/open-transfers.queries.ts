import { and, eq } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { transfers } from '#database/schema/transfers.ts'
import { isOpenTransfer } from '../ledger/public.ts'

/** Is money being sent to a vendor now? */
export async function hasOpenPayout(db: Executor, vendorId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.vendorId, vendorId), isOpenTransfer))
    .limit(1)
  return open !== undefined
}

/** How many transfers wait for a second administrator. */
export const countTransfersToApprove = (db: Executor): Promise<number> =>
  db.$count(transfers, eq(transfers.status, 'awaiting_approval'))
