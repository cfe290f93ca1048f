import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { passwordResets, users } from '#database/schema/accounts.ts'

export async function insertReset(db: Executor, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset)
}

const isAlive = (tokenHash: Buffer, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  )

/** The account of an unused, unexpired link. */
export async function findAccountOfReset(db: Executor, tokenHash: Buffer, now: Date) {
  const [account] = await db
    .select({ id: users.id, role: users.role })
    .from(passwordResets)
    .innerJoin(users, and(eq(users.id, passwordResets.userId), eq(users.isActive, true)))
    .where(isAlive(tokenHash, now))
  return account
}

/** Consumes a link and all others of the account. @returns false when it was already consumed */
export async function consumeReset(
  tx: Transaction,
  { tokenHash, userId, now }: { tokenHash: Buffer; userId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.update(passwordResets).set({ usedAt: now }).where(isAlive(tokenHash, now))
  await revokeResets(tx, userId, now)
  return rowCount === 1
}

/** Revokes all links of an account. */
export async function revokeResets(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}

/** Deletes links that have expired. */
export async function deleteExpiredResets(db: Executor, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}
