import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { creations } from '#database/schema/creations.ts'
import type { Deps } from '../deps.ts'

/** How long a form that is sent again makes the same thing. */
const RETENTION = sql`interval '31 days'`

/**
 * Creates something in a transaction, once for each key of a person.
 * @param key without one, each request makes another
 * @returns the id of what was made now, or by the same key before
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
 * Notes what a person's key makes. A second request with the same key waits here until the first one has ended.
 * @returns the id of what the key already made, or null.
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

/** Forgets which forms made what, once nobody sends them again. */
export async function deleteOldCreations(db: Executor): Promise<void> {
  await db.delete(creations).where(sql`${creations.createdAt} < now() - ${RETENTION}`)
}
