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
 * Figures of vendors' money, each a sum of accounts. Received = collected + paid out + borne + owed.
 */
const figures = {
  /** Delivered, and paid: revenue. */
  received: { sign: -1, accounts: ['owed_to_vendor', 'customer_owes'] },
  /** Delivered, not paid yet. */
  toReceive: { sign: 1, accounts: ['customer_owes'] },
  /** Cash of delivered parcels. */
  collected: { sign: 1, accounts: ['vendor_holds_cash'] },
  /** Paid online, payout in progress. */
  underWay: { sign: 1, accounts: ['payout_under_way'] },
  /** Paid online and paid out. */
  paidOut: { sign: 1, accounts: ['paid_to_vendor'] },
  /** Refunded for problems at the vendor's cost. */
  borne: { sign: 1, accounts: ['borne_by_vendor'] },
  /** Paid online and delivered, to be paid out. Negative when the vendor owes it. */
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
  /** The same, without deducting what the vendor bears. */
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
  /** Refunds to customers: done, in progress, due. */
  givenBack: { sign: 1, accounts: ['given_back'] },
  givingBack: { sign: 1, accounts: ['refund_under_way'] },
  toGiveBack: { sign: -1, accounts: ['owed_to_customer', 'given_back', 'refund_under_way'] },
  /** Spent by customers: delivered minus refunded. */
  spent: { sign: -1, accounts: ['owed_to_vendor', 'borne_by_vendor', 'borne_by_amic'] },
} as const satisfies Record<string, { sign: 1 | -1; accounts: readonly LedgerAccount[] }>
type MoneyFigure = keyof typeof figures

type Balances =
  | typeof vendorTotals
  | typeof marketBalances
  | typeof ledgerPostings
  | typeof orderBalances
  | typeof parcelBalances

/** Alias for a second join of balances. */
const parcelBalances = alias(orderBalances, 'parcel_balances')

/** Account names are literals in the SQL, so that prepared statements keep a good plan. */
const isOf = (figure: MoneyFigure, { account }: Balances) =>
  sql`${account} in (${sql.raw(figures[figure].accounts.map(name => `'${name}'`).join(', '))})`

/** A figure as a column of a query on balances or postings. */
export const sumOf = (figure: MoneyFigure, balances: Balances): SQL<string> =>
  sql<string>`coalesce(${sql.raw(String(figures[figure].sign))} * sum(${balances.amount}) filter (where ${isOf(figure, balances)}), 0)::numeric(14,2)`

/** A vendor's figure as a subquery column. */
export const figureOfVendor = (figure: MoneyFigure, vendorId: SQLWrapper): SQL<string> =>
  sql<string>`(select ${sumOf(figure, vendorTotals)} from ${vendorTotals} where ${eq(vendorTotals.vendorId, vendorId)})`

const figureOfBalances = (figure: MoneyFigure, where: SQL | undefined): SQL<string> =>
  sql<string>`(select ${sumOf(figure, parcelBalances)} from ${orderBalances} ${sql.identifier('parcel_balances')}
    where ${where})`

/** A parcel's figure as a subquery column or condition. */
export const figureOfParcel = (
  figure: MoneyFigure,
  parcel: { orderId: SQLWrapper; vendorId: SQLWrapper },
): SQL<string> => {
  const isOfOrder = eq(parcelBalances.orderId, parcel.orderId)
  return figureOfBalances(figure, and(isOfOrder, eq(parcelBalances.vendorId, parcel.vendorId)))
}

/** An order's figure, over all its parcels, as a subquery column. */
export const figureOfOrder = (figure: MoneyFigure, orderId: SQLWrapper): SQL<string> =>
  figureOfBalances(figure, eq(parcelBalances.orderId, orderId))

/** All figures of a vendor. */
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

/** A parcel's held amount, and what the vendor is owed after deductions. */
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

/** A figure over all parcels ordered within a span of days. */
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

/** A figure by vendor, as a subquery `{ vendorId, amount }`. */
export function figureOfVendors(db: Executor, figure: MoneyFigure) {
  return db
    .select({ vendorId: vendorTotals.vendorId, amount: sumOf(figure, vendorTotals).as('amount') })
    .from(vendorTotals)
    .groupBy(vendorTotals.vendorId)
    .having(sql`${sumOf(figure, vendorTotals)} <> 0`)
    .as(figure)
}
