import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users, vendors } from './accounts.ts'
import { id, instant, isOfAccount, money } from './columns.ts'
import { parcels } from './orders.ts'

/** Money that customers paid online, sent on to a vendor. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id),
    /** Sum of its parcels. */
    amount: money().notNull(),
    /** Number of the transfer, by which a payout recorded twice is recognised. */
    reference: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  t => [
    unique('payouts_reference_key').on(t.vendorId, t.reference),
    index('payouts_recent_idx').on(t.id.desc()),
    index('payouts_references_idx').using('gin', sql`plain_text(${t.reference}) gin_trgm_ops`),
    index('payouts_created_by_idx').on(t.createdBy).where(isOfAccount(t.createdBy)),
    check('payouts_amount_positive', sql`${t.amount} > 0`),
    check('payouts_reference_not_blank', sql`length(btrim(${t.reference})) > 0`),
  ],
)

/** Amounts of a payout by parcel: negative where the vendor owes for a problem. The ledger holds what is paid out of each. */
export const payoutParcels = pgTable(
  'payout_parcels',
  {
    parcelId: uuid()
      .notNull()
      .references(() => parcels.id),
    payoutId: uuid()
      .notNull()
      .references(() => payouts.id),
    amount: money().notNull(),
  },
  t => [
    primaryKey({ columns: [t.parcelId, t.payoutId] }),
    check('payout_parcels_amount_not_zero', sql`${t.amount} <> 0`),
    index('payout_parcels_payout_idx').on(t.payoutId),
  ],
)
