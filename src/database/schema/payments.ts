import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { refundStatuses } from '#contract/money/facts.ts'
import { paymentAttemptStatuses } from '#contract/payments/facts.ts'
import { users } from './accounts.ts'
import { id, instant, money } from './columns.ts'
import { orderEvents, orders, parcels } from './orders.ts'
import { problems } from './problems.ts'

export const paymentAttemptStatusEnum = pgEnum('payment_attempt_status', paymentAttemptStatuses)
export const refundStatusEnum = pgEnum('refund_status', refundStatuses)

/** Who paid, as a notice says: a number, and the contract's name of the means. */
export type NoticedPayer = { phone: string; method: string }

/** One attempt to pay an order at the provider. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Ours, unguessable, known to the provider: at most 30 of [A-Z0-9-]. */
    transactionId: text().notNull().unique(),
    amount: money().notNull(),
    currency: text().notNull().default('XOF'),
    /** Who opened it, and which of its APIs: nobody else can be asked about it. */
    provider: text().notNull(),
    providerApi: text().notNull(),
    status: paymentAttemptStatusEnum().notNull().default('PENDING'),
    method: text(),
    /** The number that paid, where the provider tells: money goes back there. */
    payerPhone: text(),
    /** What genuine notices of success said of who paid, each once; never of an erased customer. */
    noticedPayers: jsonb().$type<NoticedPayer[]>().notNull().default([]),
    /** What the provider's notification must repeat when it is not signed. */
    notifyToken: text(),
    paymentUrl: text(),
    /** The provider's answers, without secrets. */
    providerData: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** When the provider last said what became of it; null while it has not. */
    heardAt: instant(),
    /** Set on the one attempt that paid the order. */
    settledAt: instant(),
    /** What the provider received, when that is not what was asked: it pays nothing and is owed back. */
    receivedAmount: money(),
    receivedCurrency: text(),
  },
  t => [
    index('payments_order_idx').on(t.orderId),
    index('payments_open_idx').on(t.createdAt).where(sql`${t.status} = 'PENDING'`),
    index('payments_failed_idx').on(t.createdAt).where(sql`${t.status} in ('REFUSED', 'EXPIRED')`),
    uniqueIndex('payments_settled_once_key').on(t.orderId).where(sql`${t.settledAt} is not null`),
    check('payments_payer_mobile', sql`${t.payerPhone} ~ '^[+]225(01|05|07)[0-9]{8}$'`),
    check('payments_amount_positive', sql`${t.amount} > 0`),
    check('payments_settled_are_accepted', sql`${t.settledAt} is null or ${t.status} = 'ACCEPTED'`),
    check(
      'payments_other_sum_is_whole',
      sql`(${t.receivedAmount} is null) = (${t.receivedCurrency} is null)`,
    ),
    check('payments_other_sum_settles_nothing', sql`${t.receivedAmount} is null or ${t.settledAt} is null`),
    check('payments_transaction_id_form', sql`${t.transactionId} ~ '^[A-Z0-9-]{8,30}$'`),
  ],
)

/** Money to give back by hand, since the provider has no refund call. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Null of what was paid in cash, which only problems give back. */
    paymentId: uuid().references(() => payments.id),
    /** The cancelled parcel, or one with less in it, or with a problem; null when the whole payment is given back. */
    parcelId: uuid().references(() => parcels.id),
    /** The event by which less was put into the parcel; null when all that is in it is given back. */
    shortageId: uuid().references(() => orderEvents.id),
    /** The problem for which it is given back, of a parcel that stays delivered. */
    problemId: uuid().references(() => problems.id),
    amount: money().notNull(),
    reason: text().notNull(),
    status: refundStatusEnum().notNull().default('due'),
    reference: text(),
    createdAt: instant().notNull().defaultNow(),
    settledAt: instant(),
    settledBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  t => [
    uniqueIndex('refunds_once_per_parcel_key')
      .on(t.paymentId, t.parcelId)
      .where(sql`${t.shortageId} is null and ${t.problemId} is null`),
    uniqueIndex('refunds_once_per_shortage_key').on(t.shortageId).where(sql`${t.shortageId} is not null`),
    uniqueIndex('refunds_once_per_problem_key').on(t.problemId).where(sql`${t.problemId} is not null`),
    uniqueIndex('refunds_once_per_payment_key').on(t.paymentId).where(sql`${t.parcelId} is null`),
    index('refunds_order_idx').on(t.orderId),
    index('refunds_status_idx').on(t.status, t.id.desc()),
    check('refunds_shortage_of_parcel', sql`${t.shortageId} is null or ${t.parcelId} is not null`),
    check(
      'refunds_problem_of_parcel',
      sql`${t.problemId} is null or (${t.parcelId} is not null and ${t.shortageId} is null)`,
    ),
    check('refunds_of_payment', sql`${t.paymentId} is not null or ${t.problemId} is not null`),
    check('refunds_amount_positive', sql`${t.amount} > 0`),
    check('refunds_done_is_dated', sql`(${t.status} = 'done') = (${t.settledAt} is not null)`),
  ],
)
