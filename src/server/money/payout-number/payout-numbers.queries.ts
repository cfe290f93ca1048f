import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { MAX_TRIES, payoutNumberRequests, payoutNumbers } from '#database/schema/payout-numbers.ts'

export type PayoutNumberRow = typeof payoutNumbers.$inferSelect
type RequestRow = typeof payoutNumberRequests.$inferSelect

export async function findPayoutNumber(db: Executor, vendorId: string): Promise<PayoutNumberRow | null> {
  const [row] = await db.select().from(payoutNumbers).where(eq(payoutNumbers.vendorId, vendorId))
  return row ?? null
}

/** The unconfirmed number, unless it expired. */
export async function findRequest(db: Executor, vendorId: string, now: Date): Promise<RequestRow | null> {
  const { vendorId: of, expiresAt } = payoutNumberRequests
  const [row] = await db
    .select()
    .from(payoutNumberRequests)
    .where(and(eq(of, vendorId), gt(expiresAt, now)))
  return row ?? null
}

/** Stores a requested number; replaces an earlier unconfirmed one and its code. */
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

/** Stores the hash of the code being sent; false when the request was replaced, used, or expired. */
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

/** Counts one attempt in its own transaction, so that a refusal does not roll it back; null when none is left. */
export async function consumeTry(db: Executor, vendorId: string, now: Date): Promise<RequestRow | null> {
  const { tries, expiresAt, vendorId: of } = payoutNumberRequests
  const [row] = await db
    .update(payoutNumberRequests)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(of, vendorId), lt(tries, MAX_TRIES), gt(expiresAt, now)))
    .returning()
  return row ?? null
}

/** Deletes a fulfilled request; false when another call did. */
export async function deleteRequest(tx: Transaction, requestId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(payoutNumberRequests).where(isRequest(requestId))
  return rowCount === 1
}

/**
 * Stores the confirmed number.
 * @returns the number that it replaces
 */
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
