import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { emailConfirmations, users } from '#database/schema/accounts.ts'

export async function insertConfirmation(
  db: Executor,
  confirmation: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  await db.insert(emailConfirmations).values(confirmation)
}

/** Whose address a link confirms, if the account still has that address. Of two who use it at once, one waits. */
export async function findConfirmation(tx: Transaction, tokenHash: Buffer, now: Date) {
  const [row] = await tx
    .select({ userId: users.id })
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(
      and(
        eq(emailConfirmations.tokenHash, tokenHash),
        gt(emailConfirmations.expiresAt, now),
        sql`lower(${users.email}) = lower(${emailConfirmations.email})`,
      ),
    )
    // Both rows: the link that another has used meanwhile is gone.
    .for('update')
  return row
}

/** Notes that a person reads its address, and forgets the links that ask for it. */
export async function confirmAddress(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, userId))
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId))
}

/** Forgets links that have expired. */
export async function deleteExpiredConfirmations(db: Executor, now: Date): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now))
}
