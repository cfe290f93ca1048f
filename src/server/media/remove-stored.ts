import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { MAX_CALL_DURATION_MS, type Storage } from './storage.ts'

/**
 * Removes files from the storage concurrently, in the transaction that deletes their row. Raises its idle timeout (migrate.ts),
 * which is shorter than a slow bucket takes to answer. When one removal fails, waits for the others: after the rollback they
 * would remove files that are sent again.
 * @throws the first failure of a removal
 */
export async function removeStored(
  tx: Transaction,
  storage: Storage,
  names: readonly string[],
): Promise<void> {
  await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${MAX_CALL_DURATION_MS}`))
  const ends = await Promise.allSettled(names.map(name => storage.remove(name)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
