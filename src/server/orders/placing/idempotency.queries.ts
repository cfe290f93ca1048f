import { and, eq, sql } from 'drizzle-orm'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { idempotencyKeys } from '#database/schema/orders.ts'
import { KEY_RETENTION } from '../../util/key-retention.ts'

type Claim = { customerId: string; key: string; bodyHash: Buffer; orderId: string }

const keyClaimed = compiledQuery((db, { customerId, key, bodyHash, orderId }: Placeholders<Claim>) =>
  db
    .insert(idempotencyKeys)
    .values({ customerId, key, bodyHash, orderId })
    .onConflictDoNothing()
    .prepare('idempotency_key_claim'),
)

/**
 * Claims a key for an order about to be written. A second request with the same key waits here until the first one
 * has committed or rolled back.
 * @returns false when the key already made an order.
 */
export async function claimIdempotencyKey(tx: Transaction, claim: Claim): Promise<boolean> {
  const { rowCount } = await keyClaimed(tx, claim)
  return rowCount === 1
}

/** The order of a claimed key. */
export async function findClaim(
  tx: Transaction,
  customerId: string,
  key: string,
): Promise<Pick<Claim, 'bodyHash' | 'orderId'> | undefined> {
  const [claim] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, orderId: idempotencyKeys.orderId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)))
  return claim
}

/** Deletes expired keys. */
export async function deleteOldIdempotencyKeys(db: Executor): Promise<void> {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - ${KEY_RETENTION}`)
}
