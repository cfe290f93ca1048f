import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { emailConfirmations, users } from '#database/schema/accounts.ts'

export async function insertConfirmation(
  db: Executor,
  confirmation: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  await db.insert(emailConfirmations).values(confirmation)
}

/**
 * Locks and returns the account of a link, if its address is still current or pending.
 */
export async function findConfirmation(tx: Transaction, tokenHash: Buffer, now: Date) {
  const isLinks = (email: typeof users.email | typeof users.pendingEmail) =>
    sql<boolean>`lower(${email}) = lower(${emailConfirmations.email})`
  const [row] = await tx
    .select({
      userId: users.id,
      role: users.role,
      formerEmail: users.email,
      pendingEmail: users.pendingEmail,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(
      and(
        eq(emailConfirmations.tokenHash, tokenHash),
        gt(emailConfirmations.expiresAt, now),
        or(isLinks(users.pendingEmail), and(isLinks(users.email), isNull(users.pendingEmail))),
      ),
    )
    // Both rows: what another has done with the link meanwhile is seen.
    .for('update')
  return row
}

/** Marks the e-mail as confirmed. Links are kept until they expire, so that they can be opened again. */
export async function markEmailConfirmed(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, userId))
}

/** Replaces the e-mail with the pending one; a trigger resets the confirmation of the former one. */
export async function replaceWithPendingEmail(
  tx: Transaction,
  userId: string,
  pendingEmail: string,
): Promise<void> {
  await tx.update(users).set({ email: pendingEmail, pendingEmail: null }).where(eq(users.id, userId))
}

/**
 * Sets or clears the pending e-mail.
 * @returns false when there was none to clear
 */
export async function setPendingEmail(
  tx: Transaction,
  userId: string,
  pendingEmail: string | null,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ pendingEmail })
    .where(and(eq(users.id, userId), pendingEmail === null ? isNotNull(users.pendingEmail) : undefined))
  return rowCount === 1
}

/** Deletes all links of an account. */
export async function deleteConfirmationsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId))
}

/** Deletes the links that were sent to another address than the current one. */
export async function deleteConfirmationsElsewhere(tx: Transaction, userId: string): Promise<void> {
  const present = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId))
  await tx
    .delete(emailConfirmations)
    .where(
      and(eq(emailConfirmations.userId, userId), sql`lower(${emailConfirmations.email}) <> (${present})`),
    )
}

/** Deletes links that have expired. */
export async function deleteExpiredConfirmations(db: Executor, now: Date): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now))
}
