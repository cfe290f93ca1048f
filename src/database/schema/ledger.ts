import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, money } from './columns.ts'
import { parcels } from './orders.ts'

/** Where money of a sale can be: what is there stands with a plus. */
export const ledgerPlaces = [
  'customer_owes',
  'provider_holds',
  'vendor_holds_cash',
  'payout_under_way',
  'paid_to_vendor',
  'refund_under_way',
  'given_back',
  // Refunds of problems: at whose cost they are, what AMIC gave of its own for them, and what it kept of its vendor's money.
  'borne_by_vendor',
  'borne_by_amic',
  'advanced_by_amic',
  'kept_by_amic',
] as const
/** Whose it is, wherever it is: with a minus. Of goods that are paid and not delivered yet that is open. */
export const ledgerOwners = ['awaiting_delivery', 'owed_to_vendor', 'owed_to_customer'] as const
const ledgerAccounts = [...ledgerPlaces, ...ledgerOwners] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** The acts that move money. */
export const ledgerKinds = [
  'payment',
  'payment_failed',
  'payment_reopened',
  'cash',
  'delivery',
  'delivery_undone',
  'shortage',
  'cancellation',
  'revival',
  'payout',
  'payout_returned',
  'surplus',
  'surplus_used',
  'refund',
  'refund_returned',
  'problem',
  'withholding',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export const ledgerAccountEnum = pgEnum('ledger_account', ledgerAccounts)
export const ledgerKindEnum = pgEnum('ledger_kind', ledgerKinds)

/**
 * One move of the money of a parcel, or of money that pays nothing. Append-only. It refers to no row of `orders`, which would
 * be locked by it: payouts hold parcels, and whoever holds an order may be waiting for one of these.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    at: instant().notNull(),
    kind: ledgerKindEnum().notNull(),
    orderId: uuid().notNull(),
    /** Null of money that pays nothing. */
    parcelId: uuid(),
  },
  t => [
    foreignKey({
      name: 'ledger_transactions_parcel_fk',
      columns: [t.parcelId, t.orderId],
      foreignColumns: [parcels.id, parcels.orderId],
    }),
    index('ledger_transactions_order_idx').on(t.orderId, t.id),
  ],
)

/** What a transaction adds to an account, or takes from it. The sum of a transaction is zero, or it is not committed. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    account: ledgerAccountEnum().notNull(),
    amount: money().notNull(),
    orderId: uuid().notNull(),
    /** The vendor of the parcel. */
    vendorId: uuid(),
  },
  t => [
    foreignKey({
      name: 'ledger_postings_parcel_fk',
      columns: [t.orderId, t.vendorId],
      foreignColumns: [parcels.orderId, parcels.vendorId],
    }),
    primaryKey({ columns: [t.transactionId, t.account] }),
    index('ledger_postings_vendor_idx').on(t.vendorId, t.transactionId),
    check('ledger_postings_move_something', sql`${t.amount} <> 0`),
  ],
)

const balance = () => numeric({ precision: 14, scale: 2 }).notNull()
const stripe = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()

/** What stands in each account for an order, apart for each vendor: for each parcel, thus. Written by a trigger alone;
 * another one refuses that more leaves a place than is there. */
export const orderBalances = pgTable(
  'order_balances',
  {
    orderId: uuid().notNull(),
    vendorId: uuid(),
    account: ledgerAccountEnum().notNull(),
    amount: balance(),
  },
  t => [
    unique('order_balances_key').on(t.orderId, t.vendorId, t.account).nullsNotDistinct(),
    // The parcels that payouts and refunds are to be made of.
    index('order_balances_held_idx')
      .on(t.vendorId, t.orderId)
      .where(sql`${t.account} = 'provider_holds' and ${t.amount} <> 0`),
  ],
)

/**
 * What stands in each account for a vendor. Written by a trigger alone. A balance is the sum of its stripes: who finds one
 * locked takes another, and nobody waits.
 */
export const vendorTotals = pgTable(
  'vendor_totals',
  { stripe: stripe(), vendorId: uuid().notNull(), account: ledgerAccountEnum().notNull(), amount: balance() },
  t => [index('vendor_totals_vendor_idx').on(t.vendorId, t.account)],
)

/** The same of all vendors together, apart for the days on which the parcels were ordered. */
export const marketBalances = pgTable(
  'market_balances',
  {
    stripe: stripe(),
    /** Of Abidjan. */
    day: date().notNull(),
    account: ledgerAccountEnum().notNull(),
    amount: balance(),
  },
  t => [index('market_balances_day_idx').on(t.day, t.account)],
)
