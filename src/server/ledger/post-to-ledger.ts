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
