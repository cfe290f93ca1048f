import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { vendors } from '#database/schema/accounts.ts'
import { dayInShop } from '#database/schema/columns.ts'

/** Does a pause until this day still last, in the days of Abidjan? Null where there is none. */
export const isPausing = (until: SQLWrapper): SQL => sql`${until} >= ${dayInShop(sql`now()`)}`

/** The last day of a vendor's pause while it lasts, in the days of Abidjan; null of one that is over. */
export const activePause = sql<string | null>`(
  case when ${isPausing(vendors.pausedUntil)} then ${vendors.pausedUntil}::text end)`

/** The last day of a vendor's pause, also of one that is over. */
export async function findPause(db: Executor, vendorId: string): Promise<string | null> {
  const [vendor] = await db
    .select({ pausedUntil: vendors.pausedUntil })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return vendor?.pausedUntil ?? null
}

/** Locks a vendor against orders being placed. */
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
