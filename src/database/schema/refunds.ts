import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { refundStatuses } from '#contract/money/facts.ts'
import { users } from './accounts.ts'
import { id, instant, isOfAccount, money } from './columns.ts'
import { orderEvents, orders, parcels } from './orders.ts'
import { payments } from './payments.ts'
import { problems } from './problems.ts'

export const refundStatusEnum = pgEnum('refund_status', refundStatuses)

/** A refund owed or made: by a transfer to the number that paid, else by hand, since the provider has no refund call. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Null for a payment in cash, which only problems refund. */
    paymentId: uuid().references(() => payments.id),
    /** The parcel that was cancelled, lowered or had a problem; null when the whole payment is refunded. */
    parcelId: uuid().references(() => parcels.id),
    /** The event that lowered the parcel; null when all of it is refunded. */
    shortageId: uuid().references(() => orderEvents.id),
    /** The problem that is refunded; its parcel stays delivered. */
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
    index('refunds_settled_by_idx').on(t.settledBy).where(isOfAccount(t.settledBy)),
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
