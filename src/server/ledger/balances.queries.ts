import { and, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { type LedgerAccount, vendorBalances } from '#database/schema/ledger.ts'

/**
 * The figures that screens show of vendors' money, each the sum of some accounts. What was received is what was collected in
 * cash, what was paid out and what is owed, to the franc.
 */
const figures = {
  /** Delivered, and paid: revenue. */
  received: { sign: -1, accounts: ['owed_to_vendor', 'customer_owes'] },
  /** Delivered, not paid yet. */
  toReceive: { sign: 1, accounts: ['customer_owes'] },
  /** Cash of delivered parcels. */
  collected: { sign: 1, accounts: ['vendor_holds_cash'] },
  /** Paid online and sent on. */
  paidOut: { sign: 1, accounts: ['paid_to_vendor'] },
  /** Paid online and delivered: to be sent on. */
  owed: { sign: -1, accounts: ['owed_to_vendor', 'customer_owes', 'vendor_holds_cash', 'paid_to_vendor'] },
} as const satisfies Record<string, { sign: 1 | -1; accounts: readonly LedgerAccount[] }>
export type MoneyFigure = keyof typeof figures

/** The words stand in the text of the statement, so that a prepared one keeps its plan. */
const isOf = (figure: MoneyFigure) =>
  sql`${vendorBalances.account} in (${sql.raw(figures[figure].accounts.map(account => `'${account}'`).join(', '))})`

/** A figure as a column of a query that reads `vendor_balances`, an amount. */
export const sumOf = (figure: MoneyFigure): SQL<string> =>
  sql<string>`coalesce(${sql.raw(String(figures[figure].sign))} * sum(${vendorBalances.amount}) filter (where ${isOf(figure)}), 0)::numeric(14,2)`

/** A figure of one vendor as a column of a query that reads something else. */
export const figureOfVendor = (figure: MoneyFigure, vendorId: SQLWrapper): SQL<string> =>
  sql<string>`(
    select coalesce(${sql.raw(String(figures[figure].sign))} * sum(${vendorBalances.amount}), 0)::numeric(14,2)
    from ${vendorBalances} where ${vendorBalances.vendorId} = ${vendorId} and ${isOf(figure)})`

/** All figures of a vendor. */
export async function readVendorMoney(db: Executor, vendorId: string): Promise<Record<MoneyFigure, string>> {
  const [money] = await db
    .select({
      received: sumOf('received'),
      toReceive: sumOf('toReceive'),
      collected: sumOf('collected'),
      paidOut: sumOf('paidOut'),
      owed: sumOf('owed'),
    })
    .from(vendorBalances)
    .where(eq(vendorBalances.vendorId, vendorId))
  return money!
}

/** A figure of the whole market, of the parcels ordered since the beginning of a day. */
export async function sumOfMarket(
  db: Executor,
  figure: MoneyFigure,
  since: Date | null = null,
): Promise<string> {
  const [row] = await db
    .select({ sum: sumOf(figure) })
    .from(vendorBalances)
    .where(and(isOf(figure), orderedSince(since)))
  return row!.sum
}

/** Balances of the parcels that were ordered since the beginning of a day. */
export const orderedSince = (since: Date | null): SQL | undefined =>
  since ? gte(vendorBalances.day, since.toISOString().slice(0, 10)) : undefined
