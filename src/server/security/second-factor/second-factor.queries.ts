import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { recoveryCodes, secondFactors } from '#database/schema/accounts.ts'

/** The factor of an account, confirmed or not. */
export async function findSecondFactor(db: Executor, userId: string) {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return factor
}

export const countRecoveryCodes = (db: Executor, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

/** Stores an unconfirmed secret. @returns false when the account has a confirmed one */
export async function storeSecret(db: Executor, userId: string, secret: Buffer): Promise<boolean> {
  const kept = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return kept.length > 0
}

/**
 * Confirms a factor by its first code, and replaces the recovery codes. @returns false when the secret was replaced or already
 * confirmed
 */
export async function confirmFactor(
  tx: Transaction,
  userId: string,
  {
    secret,
    step,
    codeHashes,
    now,
  }: { secret: Buffer; step: number; codeHashes: readonly Buffer[]; now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId })
  if (confirmed.length === 0) return false
  await tx.insert(recoveryCodes).values(codeHashes.map(codeHash => ({ codeHash, userId })))
  return true
}

/** Consumes the code of a time step. @returns false when this or a later one was used before */
export async function consumeTotpStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** Consumes a recovery code. @returns whether the account had it */
export async function consumeRecoveryCode(
  tx: Transaction,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

/** Deletes the factor of an account with its recovery codes. @returns whether there was one */
export async function deleteFactor(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId })
  return gone.length > 0
}
