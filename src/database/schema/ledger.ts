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

/** Accounts for where the money of a sale is: an amount there is positive. */
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
/** Accounts for whose the money is, wherever it is: negative. Paid goods stay in `awaiting_delivery` until their delivery. */
export const ledgerOwners = ['awaiting_delivery', 'owed_to_vendor', 'owed_to_customer'] as const
const ledgerAccounts = [...ledgerPlaces, ...ledgerOwners] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** Kinds of ledger transactions. */
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
 * One movement of the money of a parcel, or of surplus money. Append-only. No foreign key to `orders`, which would lock their
 * rows: payouts lock parcels, and a transaction that holds an order's lock may be waiting for one of these.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    at: instant().notNull(),
    kind: ledgerKindEnum().notNull(),
    orderId: uuid().notNull(),
    /** Null for surplus money, which pays nothing. */
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

/** Amount that a transaction adds to an account (or subtracts, if negative). A transaction must sum to zero to be committed. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    account: ledgerAccountEnum().notNull(),
    amount: money().notNull(),
    orderId: uuid().notNull(),
    /** The parcel's vendor. */
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

/**
 * Balances by order, vendor (that is: by parcel) and account. Written only by a trigger; another one refuses to take more from an
 * account than is there.
 */
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
    // For the parcels that are due for payouts and refunds.
    index('order_balances_held_idx')
      .on(t.vendorId, t.orderId)
      .where(sql`${t.account} = 'provider_holds' and ${t.amount} <> 0`),
  ],
)

/**
 * Balances by vendor and account. Written only by a trigger. A balance is the sum of its rows (stripes): a transaction skips a
 * locked stripe and uses another, so that none waits.
 */
export const vendorTotals = pgTable(
  'vendor_totals',
  { stripe: stripe(), vendorId: uuid().notNull(), account: ledgerAccountEnum().notNull(), amount: balance() },
  t => [index('vendor_totals_vendor_idx').on(t.vendorId, t.account)],
)

/** Balances of all vendors together, by the day on which the parcels were ordered; striped like `vendor_totals`. */
export const marketBalances = pgTable(
  'market_balances',
  {
    stripe: stripe(),
    /** In the time zone of Abidjan. */
    day: date().notNull(),
    account: ledgerAccountEnum().notNull(),
    amount: balance(),
  },
  t => [index('market_balances_day_idx').on(t.day, t.account)],
)
