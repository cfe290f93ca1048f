import { and, desc, eq, gte, lt, max, ne, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { payouts } from '#database/schema/payouts.ts'
import { statements } from '#database/schema/statements.ts'
import { transfers } from '#database/schema/transfers.ts'

export type StatementRow = typeof statements.$inferSelect

/** Closed months of a vendor, latest first. */
export const listClosedMonths = (db: Executor, vendorId: string): Promise<StatementRow[]> =>
  db.select().from(statements).where(eq(statements.vendorId, vendorId)).orderBy(desc(statements.month))

/** The last closed month of any vendor; null before the first. */
export async function findLastClosedMonth(db: Executor): Promise<string | null> {
  const [row] = await db.select({ month: max(statements.month) }).from(statements)
  return row?.month ?? null
}

/** Closing balances of a month, by vendor, except zeros. */
export const listBalancesAtEnd = (db: Executor, month: string) =>
  db
    .select({ vendorId: statements.vendorId, closing: statements.closing })
    .from(statements)
    .where(and(eq(statements.month, month), ne(statements.closing, sql`0`)))

/**
 * Inserts statements, each once.
 * @returns those that did not exist yet
 */
export async function insertStatements(
  db: Executor,
  rows: readonly StatementRow[],
): Promise<{ vendorId: string; month: string }[]> {
  if (rows.length === 0) return []
  return db
    .insert(statements)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ vendorId: statements.vendorId, month: statements.month })
}

/** Transfers to a vendor in a time range; each was recorded in the ledger at that instant. */
export async function listPayoutTransfers(
  db: Executor,
  vendorId: string,
  { from, to }: { from: Date; to: Date },
) {
  return db
    .select({
      at: transfers.createdAt,
      status: transfers.status,
      amountFcfa: transfers.amount,
      reference: transfers.transactionId,
    })
    .from(transfers)
    .where(and(eq(transfers.vendorId, vendorId), gte(transfers.createdAt, from), lt(transfers.createdAt, to)))
}
export type PayoutTransfer = Awaited<ReturnType<typeof listPayoutTransfers>>[number]

/** References of payouts to a vendor in a time range; a manual payout is in the ledger at that instant. */
export const listPayoutReferences = (
  db: Executor,
  vendorId: string,
  { from, to }: { from: Date; to: Date },
) =>
  db
    .select({ at: payouts.createdAt, reference: payouts.reference })
    .from(payouts)
    .where(and(eq(payouts.vendorId, vendorId), gte(payouts.createdAt, from), lt(payouts.createdAt, to)))
export type PayoutReference = Awaited<ReturnType<typeof listPayoutReferences>>[number]
