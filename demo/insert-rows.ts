import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database/connect.ts'

/** PostgreSQL takes 65,535 parameters in one statement; no table here has more than forty columns. */
const rowsAtOnce = 500

/** Inserts rows in statements of many rows each. Does nothing without rows. */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(table).values(rows.slice(from, from + rowsAtOnce))
  }
}
