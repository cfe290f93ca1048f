import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { MAX_TRIES, payoutNumberRequests, payoutNumbers } from '#database/schema/payout-numbers.ts'

export type PayoutNumberRow = typeof payoutNumbers.$inferSelect
type RequestRow = typeof payoutNumberRequests.$inferSelect

export async function findPayoutNumber(db: Executor, vendorId: string): Promise<PayoutNumberRow | null> {
  const [row] = await db.select().from(payoutNumbers).where(eq(payoutNumbers.vendorId, vendorId))
  return row ?? null
}

/** The number that awaits its code, unless its time is over. */
export async function findRequest(db: Executor, vendorId: string, now: Date): Promise<RequestRow | null> {
  const { vendorId: of, expiresAt } = payoutNumberRequests
  const [row] = await db
    .select()
    .from(payoutNumberRequests)
    .where(and(eq(of, vendorId), gt(expiresAt, now)))
  return row ?? null
}

/** A vendor names a number; what it had named before and not confirmed is forgotten with its code. */
export async function putRequest(
  tx: Transaction,
  request: Pick<RequestRow, 'vendorId' | 'requestId' | 'phone' | 'operator' | 'expiresAt'>,
): Promise<void> {
  const fresh = { ...request, codeHash: null, tries: 0 }
  await tx
    .insert(payoutNumberRequests)
    .values(fresh)
    .onConflictDoUpdate({ target: payoutNumberRequests.vendorId, set: fresh })
}

const isRequest = (requestId: string) => eq(payoutNumberRequests.requestId, requestId)

/** Keeps the hash of the code that is being sent; false when the wish was replaced, used, or is over. */
export async function setCodeHash(
  db: Executor,
  requestId: string,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(payoutNumberRequests)
    .set({ codeHash })
    .where(and(isRequest(requestId), gt(payoutNumberRequests.expiresAt, now)))
  return rowCount === 1
}

/** Counts one try of a code, by itself: whatever it is refused for does not give it back. Null when none is left. */
export async function consumeTry(db: Executor, vendorId: string, now: Date): Promise<RequestRow | null> {
  const { tries, expiresAt, vendorId: of } = payoutNumberRequests
  const [row] = await db
    .update(payoutNumberRequests)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(of, vendorId), lt(tries, MAX_TRIES), gt(expiresAt, now)))
    .returning()
  return row ?? null
}

/** Ends a wish that is fulfilled; false when another call did. */
export async function deleteRequest(tx: Transaction, requestId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(payoutNumberRequests).where(isRequest(requestId))
  return rowCount === 1
}

/** @returns the number that it replaces */
export async function replacePayoutNumber(
  tx: Transaction,
  number: PayoutNumberRow,
): Promise<PayoutNumberRow | null> {
  const [former] = await tx
    .select()
    .from(payoutNumbers)
    .where(eq(payoutNumbers.vendorId, number.vendorId))
    .for('update')
  await tx
    .insert(payoutNumbers)
    .values(number)
    .onConflictDoUpdate({ target: payoutNumbers.vendorId, set: number })
  return former ?? null
}
