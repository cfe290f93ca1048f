import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { vendors } from '#database/schema/accounts.ts'
import { dayInShop } from '#database/schema/columns.ts'

/** Whether a pause until this date is still active, in Abidjan time; null without a pause. */
export const isPauseActive = (until: SQLWrapper): SQL => sql`${until} >= ${dayInShop(sql`now()`)}`

/** The last day of a vendor's active pause, in Abidjan time; otherwise null. */
export const activePause = sql<string | null>`(
  case when ${isPauseActive(vendors.pausedUntil)} then ${vendors.pausedUntil}::text end)`

/** The last day of a vendor's pause, active or past. */
export async function findPause(db: Executor, vendorId: string): Promise<string | null> {
  const [vendor] = await db
    .select({ pausedUntil: vendors.pausedUntil })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return vendor?.pausedUntil ?? null
}

/** Locks a vendor against new orders. */
export async function lockVendorAgainstOrders(tx: Transaction, vendorId: string): Promise<void> {
  await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update')
}

/** Updates the last day of a vendor's pause if it differs. */
export async function updatePause(tx: Transaction, vendorId: string, until: string | null): Promise<void> {
  await tx
    .update(vendors)
    .set({ pausedUntil: until })
    .where(and(eq(vendors.id, vendorId), sql`${vendors.pausedUntil} is distinct from ${until}`))
}
