import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentAttemptStatuses } from '#contract/payments/facts.ts'
import { id, instant, isIvorianMobile, money } from './columns.ts'
import { orders } from './orders.ts'

export const paymentAttemptStatusEnum = pgEnum('payment_attempt_status', paymentAttemptStatuses)

/** Payer as named in a notification: phone number, and the contract's name of the payment method. */
export type NoticedPayer = { phone: string; method: string }

/** One attempt to pay an order through the provider. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Our unguessable id of the attempt, sent to the provider: at most 30 of [A-Z0-9-]. */
    transactionId: text().notNull().unique(),
    amount: money().notNull(),
    currency: text().notNull().default('XOF'),
    /** The provider that opened the attempt, and which of its APIs: only it can be asked for the status. */
    provider: text().notNull(),
    providerApi: text().notNull(),
    status: paymentAttemptStatusEnum().notNull().default('PENDING'),
    method: text(),
    /** The payer's phone number, if the provider returns it: refunds are sent there. */
    payerPhone: text(),
    /** Payers named in genuine notifications of success, each once; emptied when the customer is erased. */
    noticedPayers: jsonb().$type<NoticedPayer[]>().notNull().default([]),
    /** Token that the provider's notification must contain when it is not signed. */
    notifyToken: text(),
    paymentUrl: text(),
    /** The provider's responses, without secrets. */
    providerData: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** When the provider last returned a verdict; null until then. */
    heardAt: instant(),
    /** Set on the one attempt that paid the order. */
    settledAt: instant(),
    /** Amount received, when it differs from the one requested: it pays nothing and is owed back. */
    receivedAmount: money(),
    receivedCurrency: text(),
  },
  t => [
    index('payments_order_idx').on(t.orderId),
    index('payments_open_idx').on(t.createdAt).where(sql`${t.status} = 'PENDING'`),
    index('payments_failed_idx').on(t.createdAt).where(sql`${t.status} in ('REFUSED', 'EXPIRED')`),
    uniqueIndex('payments_settled_once_key').on(t.orderId).where(sql`${t.settledAt} is not null`),
    check('payments_payer_mobile', isIvorianMobile(t.payerPhone)),
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
