import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { creations } from '#database/schema/creations.ts'
import type { Deps } from '../deps.ts'
import { KEY_RETENTION } from './key-retention.ts'

/**
 * Creates something in a transaction, once per idempotency key of a person.
 * @param maker without a key, each call creates another
 * @returns the id of what was created now, or with the same key before
 */
export function createOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  maker: { userId: string; key: string | null },
  create: (tx: Transaction, fresh: { id: string; createdAt: Date }) => Promise<void>,
): Promise<string> {
  const fresh = { id: newId(), createdAt: clock() }
  return db.transaction(async tx => {
    const made = await claimCreation(tx, { ...maker, createdId: fresh.id, createdAt: fresh.createdAt })
    if (made === null) await create(tx, fresh)
    return made ?? fresh.id
  })
}

/**
 * Claims a person's key for a creation. A concurrent request with the same key waits until the first transaction has ended.
 * @returns the id that was created with the key before; null when the key is new
 */
async function claimCreation(
  tx: Transaction,
  { key, ...claim }: { userId: string; key: string | null; createdId: string; createdAt: Date },
): Promise<string | null> {
  if (key === null) return null
  const { rowCount } = await tx
    .insert(creations)
    .values({ ...claim, key })
    .onConflictDoNothing()
  if (rowCount === 1) return null
  const [made] = await tx
    .select({ id: creations.createdId })
    .from(creations)
    .where(and(eq(creations.userId, claim.userId), eq(creations.key, key)))
  return made?.id ?? null
}

/** Deletes the keys that are older than `KEY_RETENTION`. */
export async function deleteOldCreations(db: Executor): Promise<void> {
  await db.delete(creations).where(sql`${creations.createdAt} < now() - ${KEY_RETENTION}`)
}
