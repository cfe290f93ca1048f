import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { ledgerPostings, ledgerTransactions } from '#database/schema/ledger.ts'
import { orders } from '#database/schema/orders.ts'
import { sumOf } from './balances.queries.ts'

type Span = { from: Date; to: Date }

/** Changes of a vendor's owed amount and collected cash within a span, by parcel, in order. */
export async function listVendorMoves(db: Executor, vendorId: string, { from, to }: Span) {
  return db
    .select({
      at: ledgerTransactions.at,
      kind: ledgerTransactions.kind,
      orderId: ledgerTransactions.orderId,
      serial: orders.serial,
      owed: sumOf('owed', ledgerPostings),
      collected: sumOf('collected', ledgerPostings),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .innerJoin(orders, eq(orders.id, ledgerTransactions.orderId))
    .where(
      and(
        eq(ledgerPostings.vendorId, vendorId),
        gte(ledgerTransactions.at, from),
        lt(ledgerTransactions.at, to),
      ),
    )
    .groupBy(ledgerTransactions.id, orders.serial)
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id))
}
export type VendorMove = Awaited<ReturnType<typeof listVendorMoves>>[number]

/**
 * Monthly changes of what vendors are owed, ascending; months without movements are left out.
 * @param vendorId limits it to one vendor
 */
export async function sumMonths(db: Executor, { from, to }: Span, vendorId?: string) {
  const month = sql<string>`to_char(${ledgerTransactions.at} at time zone 'UTC', 'YYYY-MM')`
  return db
    .select({
      vendorId: sql<string>`${ledgerPostings.vendorId}`,
      month: month.as('month'),
      change: sumOf('owed', ledgerPostings),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(
      and(
        vendorId === undefined ? isNotNull(ledgerPostings.vendorId) : eq(ledgerPostings.vendorId, vendorId),
        gte(ledgerTransactions.at, from),
        lt(ledgerTransactions.at, to),
      ),
    )
    .groupBy(ledgerPostings.vendorId, sql`month`)
    .orderBy(sql`month`)
}
