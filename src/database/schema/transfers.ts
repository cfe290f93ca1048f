import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { TRANSFER_FCFA, transferKinds, transferStatuses } from '#contract/payments/transfer-facts.ts'
import { users, vendors } from './accounts.ts'
import { id, instant, isIvorianMobile, isOfAccount, money } from './columns.ts'
import { orders, parcels } from './orders.ts'
import { refunds } from './refunds.ts'

export const transferKindEnum = pgEnum('transfer_kind', transferKinds)
export const transferStatusEnum = pgEnum('transfer_status', transferStatuses)

/** A transfer by the provider to a mobile money number, to be made or made. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    kind: transferKindEnum().notNull(),
    vendorId: uuid().references(() => vendors.id),
    orderId: uuid().references(() => orders.id),
    /** Null once the refund was withdrawn, which requires a failed transfer. */
    refundId: uuid().references(() => refunds.id, { onDelete: 'set null' }),
    /** Number of the part, from 1: an amount above the provider's maximum is split. */
    part: smallint().notNull(),
    /** FCFA. */
    amount: integer().notNull(),
    status: transferStatusEnum().notNull(),
    failure: text(),
    /** Null once the person was erased. */
    phone: text(),
    operator: text().notNull(),
    /** Our unguessable id, stored before the provider is called, which accepts each once. */
    transactionId: text().notNull().unique(),
    provider: text().notNull(),
    providerApi: text().notNull(),
    notifyToken: text(),
    /** The provider's responses, without secrets. */
    providerData: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    approvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the provider was first called: from then on its answer alone decides the outcome. */
    calledAt: instant(),
    /** When the provider was last asked for the status. */
    askedAt: instant(),
    endedAt: instant(),
  },
  t => {
    const isOpen = sql`${t.status} in ('awaiting_approval', 'pending')`
    return [
      uniqueIndex('transfers_open_payout_key').on(t.vendorId, t.part).where(isOpen),
      uniqueIndex('transfers_open_refund_key').on(t.refundId, t.part).where(isOpen),
      index('transfers_status_idx').on(t.status, t.id.desc()),
      index('transfers_vendor_idx').on(t.vendorId, t.id.desc()),
      index('transfers_refund_idx').on(t.refundId),
      index('transfers_order_idx').on(t.orderId),
      index('transfers_created_by_idx').on(t.createdBy).where(isOfAccount(t.createdBy)),
      index('transfers_approved_by_idx').on(t.approvedBy).where(isOfAccount(t.approvedBy)),
      index('transfers_pending_idx').on(t.askedAt).where(sql`${t.status} = 'pending'`),
      check(
        'transfers_amount',
        sql`${t.amount} between ${sql.raw(`${TRANSFER_FCFA.min} and ${TRANSFER_FCFA.max}`)}`,
      ),
      check(
        'transfers_of_one',
        sql`(${t.kind} = 'payout') = (${t.vendorId} is not null) and (${t.kind} = 'refund') = (${t.orderId} is not null)`,
      ),
      check('transfers_refund', sql`${t.refundId} is null or ${t.kind} = 'refund'`),
      check('transfers_approved_by_another', sql`${t.approvedBy} <> ${t.createdBy}`),
      check('transfers_failure', sql`(${t.failure} is not null) = (${t.status} = 'failed')`),
      check('transfers_ended', sql`(${t.endedAt} is not null) = (${t.status} in ('sent', 'failed'))`),
      check('transfers_called', sql`${t.calledAt} is null or ${t.status} <> 'awaiting_approval'`),
      check('transfers_sent_were_called', sql`${t.status} <> 'sent' or ${t.calledAt} is not null`),
      check('transfers_mobile', isIvorianMobile(t.phone)),
      check('transfers_open_know_where', sql`${t.phone} is not null or ${t.endedAt} is not null`),
      check('transfers_transaction_id_form', sql`${t.transactionId} ~ '^[A-Z0-9-]{8,30}$'`),
    ]
  },
)

/** Amounts of a payout's transfer by parcel, reserved until the transfer ends. */
export const transferParcels = pgTable(
  'transfer_parcels',
  {
    transferId: uuid()
      .notNull()
      .references(() => transfers.id),
    parcelId: uuid()
      .notNull()
      .references(() => parcels.id),
    amount: money().notNull(),
  },
  t => [
    primaryKey({ columns: [t.transferId, t.parcelId] }),
    index('transfer_parcels_parcel_idx').on(t.parcelId),
    check('transfer_parcels_amount_not_zero', sql`${t.amount} <> 0`),
  ],
)
