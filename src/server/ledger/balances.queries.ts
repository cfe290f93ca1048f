import { and, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayOf } from '#contract/day-of.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import {
  type LedgerAccount,
  type ledgerPostings,
  marketBalances,
  orderBalances,
  vendorTotals,
} from '#database/schema/ledger.ts'

/**
 * The figures that screens show of vendors' money, each the sum of some accounts. What was received is what was collected in
 * cash, what was paid out, what is borne and what is owed, to the franc.
 */
const figures = {
  /** Delivered, and paid: revenue. */
  received: { sign: -1, accounts: ['owed_to_vendor', 'customer_owes'] },
  /** Delivered, not paid yet. */
  toReceive: { sign: 1, accounts: ['customer_owes'] },
  /** Cash of delivered parcels. */
  collected: { sign: 1, accounts: ['vendor_holds_cash'] },
  /** Paid online and being sent on. */
  underWay: { sign: 1, accounts: ['payout_under_way'] },
  /** Paid online and sent on. */
  paidOut: { sign: 1, accounts: ['paid_to_vendor'] },
  /** Given back to customers for problems, at the vendor's cost. */
  borne: { sign: 1, accounts: ['borne_by_vendor'] },
  /** Paid online and delivered: to be sent on. Below zero, the vendor owes it. */
  owed: {
    sign: -1,
    accounts: [
      'owed_to_vendor',
      'customer_owes',
      'vendor_holds_cash',
      'payout_under_way',
      'paid_to_vendor',
      'borne_by_vendor',
    ],
  },
  /** The same, whatever the vendor bears. */
  held: {
    sign: -1,
    accounts: [
      'owed_to_vendor',
      'customer_owes',
      'vendor_holds_cash',
      'payout_under_way',
      'paid_to_vendor',
      'kept_by_amic',
    ],
  },
  /** Of what customers are owed back: what they have, what is being sent, and what is to be. */
  givenBack: { sign: 1, accounts: ['given_back'] },
  givingBack: { sign: 1, accounts: ['refund_under_way'] },
  toGiveBack: { sign: -1, accounts: ['owed_to_customer', 'given_back', 'refund_under_way'] },
  /** What customers spent: all that was delivered, less what was given back of it. */
  spent: { sign: -1, accounts: ['owed_to_vendor', 'borne_by_vendor', 'borne_by_amic'] },
} as const satisfies Record<string, { sign: 1 | -1; accounts: readonly LedgerAccount[] }>
export type MoneyFigure = keyof typeof figures

type Balances =
  | typeof vendorTotals
  | typeof marketBalances
  | typeof ledgerPostings
  | typeof orderBalances
  | typeof parcelBalances

/** Balances of an order beside others that a query reads. */
const parcelBalances = alias(orderBalances, 'parcel_balances')

/** The words stand in the text of the statement, so that a prepared one keeps its plan. */
const isOf = (figure: MoneyFigure, { account }: Balances) =>
  sql`${account} in (${sql.raw(figures[figure].accounts.map(name => `'${name}'`).join(', '))})`

/** A figure as a column of a query that reads balances, or what moved them, an amount. */
export const sumOf = (figure: MoneyFigure, balances: Balances): SQL<string> =>
  sql<string>`coalesce(${sql.raw(String(figures[figure].sign))} * sum(${balances.amount}) filter (where ${isOf(figure, balances)}), 0)::numeric(14,2)`

/** A figure of one vendor as a column of a query that reads something else. */
export const figureOfVendor = (figure: MoneyFigure, vendorId: SQLWrapper): SQL<string> =>
  sql<string>`(select ${sumOf(figure, vendorTotals)} from ${vendorTotals} where ${eq(vendorTotals.vendorId, vendorId)})`

const figureOfBalances = (figure: MoneyFigure, where: SQL | undefined): SQL<string> =>
  sql<string>`(select ${sumOf(figure, parcelBalances)} from ${orderBalances} ${sql.identifier('parcel_balances')}
    where ${where})`

/** A figure of one parcel as a column, or a condition, of a query that reads something else. */
export const figureOfParcel = (
  figure: MoneyFigure,
  parcel: { orderId: SQLWrapper; vendorId: SQLWrapper },
): SQL<string> => {
  const isOfOrder = eq(parcelBalances.orderId, parcel.orderId)
  return figureOfBalances(figure, and(isOfOrder, eq(parcelBalances.vendorId, parcel.vendorId)))
}

/** A figure of one order, whosever its parcels are, as a column of a query that reads something else. */
export const figureOfOrder = (figure: MoneyFigure, orderId: SQLWrapper): SQL<string> =>
  figureOfBalances(figure, eq(parcelBalances.orderId, orderId))

/** All figures of a vendor that screens show. */
export async function readVendorMoney(db: Executor, vendorId: string) {
  const [money] = await db
    .select({
      received: sumOf('received', vendorTotals),
      toReceive: sumOf('toReceive', vendorTotals),
      collected: sumOf('collected', vendorTotals),
      underWay: sumOf('underWay', vendorTotals),
      paidOut: sumOf('paidOut', vendorTotals),
      borne: sumOf('borne', vendorTotals),
      owed: sumOf('owed', vendorTotals),
    })
    .from(vendorTotals)
    .where(eq(vendorTotals.vendorId, vendorId))
  return money!
}

/** What of a parcel's money would be its vendor's, and what is, once it has borne what it bears. */
export async function readHeld(
  tx: Transaction,
  { orderId, vendorId }: { orderId: string; vendorId: string },
): Promise<{ held: string; owed: string }> {
  const [money] = await tx
    .select({ held: sumOf('held', orderBalances), owed: sumOf('owed', orderBalances) })
    .from(orderBalances)
    .where(and(eq(orderBalances.orderId, orderId), eq(orderBalances.vendorId, vendorId)))
  return money!
}

/** A figure of the whole market, of the parcels ordered since the beginning of a day, and before that of another. */
export async function sumOfMarket(
  db: Executor,
  figure: MoneyFigure,
  since: Date | null = null,
  until: Date | null = null,
): Promise<string> {
  const [row] = await db
    .select({ sum: sumOf(figure, marketBalances) })
    .from(marketBalances)
    .where(
      and(
        since ? gte(marketBalances.day, dayOf(since)) : undefined,
        until ? lt(marketBalances.day, dayOf(until)) : undefined,
      ),
    )
  return row!.sum
}

/** A figure of each vendor that has any, as a table `{ vendorId, amount }` for queries that read something else. */
export function figureOfVendors(db: Executor, figure: MoneyFigure) {
  return db
    .select({ vendorId: vendorTotals.vendorId, amount: sumOf(figure, vendorTotals).as('amount') })
    .from(vendorTotals)
    .groupBy(vendorTotals.vendorId)
    .having(sql`${sumOf(figure, vendorTotals)} <> 0`)
    .as(figure)
}
