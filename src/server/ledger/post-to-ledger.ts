import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { executePrepared } from '#database/execute-prepared.ts'
import { inOneTrip } from '#database/in-one-trip.ts'
import { newId } from '#database/schema/columns.ts'
import { type LedgerEntry, postingsOf } from './postings.ts'

/**
 * The one function that writes money down, in the transaction of the act that moves it: one transaction of the ledger for
 * each parcel, and its postings. The database keeps the balances. The act holds its order, or its parcels.
 * @throws Error when an act of this kind never moves money so
 */
export async function postToLedger(tx: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  const moves = entries.map(entry => ({ ...entry, id: newId(), postings: postingsOf(entry) }))
  if (moves.length === 0) return
  const lines = moves.flatMap(({ id, orderId, parcel, postings }) =>
    postings.map(posting => ({ id, orderId, vendorId: parcel?.vendorId ?? null, ...posting })),
  )
  const column = <Row>(rows: readonly Row[], read: (row: Row) => string | null) => sql.param(rows.map(read))
  await inOneTrip([
    executePrepared(
      tx,
      'ledger_transactions_insert',
      sql`insert into ledger_transactions (id, at, kind, order_id, parcel_id)
        select * from unnest(${column(moves, ({ id }) => id)}::uuid[], ${column(moves, ({ at }) => at.toISOString())}::timestamptz[],
          ${column(moves, ({ kind }) => kind)}::ledger_kind[], ${column(moves, ({ orderId }) => orderId)}::uuid[],
          ${column(moves, ({ parcel }) => parcel?.id ?? null)}::uuid[])`,
    ),
    executePrepared(
      tx,
      'ledger_postings_insert',
      sql`insert into ledger_postings (transaction_id, account, amount, order_id, vendor_id)
        select * from unnest(${column(lines, ({ id }) => id)}::uuid[], ${column(lines, ({ account }) => account)}::ledger_account[],
          ${column(lines, ({ amount }) => amount)}::numeric[], ${column(lines, ({ orderId }) => orderId)}::uuid[],
          ${column(lines, ({ vendorId }) => vendorId)}::uuid[])`,
    ),
  ])
}
