import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { MAX_CALL_DURATION_MS, type Storage } from './storage.ts'

/**
 * Takes files out of the storage, all at once, within the transaction that removes their row. One that is idle is taken for lost soon
 * (migrate.ts), sooner than a slow bucket answers: this one may wait as long as a bucket does. When one fails, the others are waited
 * for: after the rollback they would take away what is sent again.
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
