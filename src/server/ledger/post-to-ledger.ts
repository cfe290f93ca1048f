import { sql } from 'drizzle-orm'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Transaction } from '#database/connect.ts'
import { pipelined } from '#database/pipelined.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { newId } from '#database/schema/columns.ts'
import { type LedgerEntry, postingsOf } from './postings.ts'

type Moved = {
  ids: string[]
  times: string[]
  kinds: string[]
  orderIds: string[]
  parcelIds: (string | null)[]
}

const movesWritten = compiledQuery((db, at: Placeholders<Moved>) =>
  prepareSql(
    db,
    'ledger_transactions_insert',
    sql`insert into ledger_transactions (id, at, kind, order_id, parcel_id)
      select * from unnest(${at.ids}::uuid[], ${at.times}::timestamptz[], ${at.kinds}::ledger_kind[], ${at.orderIds}::uuid[],
        ${at.parcelIds}::uuid[])`,
  ),
)

type Posted = {
  ids: string[]
  accounts: string[]
  amounts: string[]
  orderIds: (string | null)[]
  vendorIds: (string | null)[]
}

const linesWritten = compiledQuery((db, at: Placeholders<Posted>) =>
  prepareSql(
    db,
    'ledger_postings_insert',
    sql`insert into ledger_postings (transaction_id, account, amount, order_id, vendor_id)
      select * from unnest(${at.ids}::uuid[], ${at.accounts}::ledger_account[], ${at.amounts}::numeric[], ${at.orderIds}::uuid[],
        ${at.vendorIds}::uuid[])`,
  ),
)

/**
 * The only function that writes to the ledger, in the transaction of the change: one ledger transaction per parcel with its
 * postings. Triggers maintain the balances. Requires the lock on the order or the parcels.
 * @throws Error when the transition is not allowed for the kind
 */
export async function postToLedger(tx: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  const moves = entries.map(entry => ({ ...entry, id: newId(), postings: postingsOf(entry) }))
  if (moves.length === 0) return
  const lines = moves.flatMap(({ id, orderId, parcel, postings }) =>
    postings.map(posting => ({ id, orderId, vendorId: parcel?.vendorId ?? null, ...posting })),
  )
  await pipelined([
    movesWritten(tx, {
      ids: moves.map(({ id }) => id),
      times: moves.map(move => move.at.toISOString()),
      kinds: moves.map(({ kind }) => kind),
      orderIds: moves.map(({ orderId }) => orderId),
      parcelIds: moves.map(({ parcel }) => parcel?.id ?? null),
    }),
    linesWritten(tx, {
      ids: lines.map(({ id }) => id),
      accounts: lines.map(({ account }) => account),
      amounts: lines.map(({ amount }) => amount),
      orderIds: lines.map(({ orderId }) => orderId),
      vendorIds: lines.map(({ vendorId }) => vendorId),
    }),
  ])
}
