import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  MAX_PROBLEM_PICTURES,
  problemBearers,
  problemKinds,
  problemStatuses,
} from '#contract/problems/facts.ts'
import { users } from './accounts.ts'
import { bytes } from './bytes.ts'
import { id, instant, isOfAccount, money } from './columns.ts'
import { orderItems, parcels } from './orders.ts'

export const problemKindEnum = pgEnum('problem_kind', problemKinds)
export const problemStatusEnum = pgEnum('problem_status', problemStatuses)
export const problemBearerEnum = pgEnum('problem_bearer', problemBearers)

/** A customer's complaint about a delivered parcel, the vendor's answer and the decision. */
export const problems = pgTable(
  'problems',
  {
    id: id(),
    orderId: uuid().notNull(),
    parcelId: uuid().notNull(),
    vendorId: uuid().notNull(),
    kind: problemKindEnum().notNull(),
    message: text().notNull(),
    /** Hash of the content: the same text about the same parcel is the same problem. */
    contentHash: bytes().notNull(),
    createdAt: instant().notNull(),
    /** The vendor's answer, given once. */
    answer: text(),
    answeredAt: instant(),
    status: problemStatusEnum().notNull().default('open'),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** For a refund: its amount, and who bears it. */
    amount: money(),
    bornBy: problemBearerEnum(),
    /** For a refusal. */
    reason: text(),
  },
  t => [
    foreignKey({
      name: 'problems_parcel_fk',
      columns: [t.parcelId, t.orderId],
      foreignColumns: [parcels.id, parcels.orderId],
    }),
    foreignKey({
      name: 'problems_vendor_fk',
      columns: [t.orderId, t.vendorId],
      foreignColumns: [parcels.orderId, parcels.vendorId],
    }),
    unique('problems_once_key').on(t.parcelId, t.contentHash),
    index('problems_order_idx').on(t.orderId),
    index('problems_vendor_idx').on(t.vendorId, t.id),
    index('problems_status_idx').on(t.status, t.id),
    index('problems_decided_by_idx').on(t.decidedBy).where(isOfAccount(t.decidedBy)),
    // For the amounts that reduce what vendors are owed.
    index('problems_borne_by_vendor_idx').on(t.vendorId, t.parcelId).where(sql`${t.bornBy} = 'vendor'`),
    check('problems_answer_is_dated', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('problems_decision_is_dated', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
    check(
      'problems_refund_is_whole',
      sql`(${t.status} = 'refunded') = (${t.amount} is not null) and (${t.amount} is null) = (${t.bornBy} is null)`,
    ),
    check('problems_amount_positive', sql`${t.amount} > 0`),
    check('problems_refusal_has_reason', sql`(${t.status} = 'refused') = (${t.reason} is not null)`),
  ],
)

/** Order items that a problem is about, with their share of the refund. */
export const problemItems = pgTable(
  'problem_items',
  {
    problemId: uuid()
      .notNull()
      .references(() => problems.id),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    quantity: integer().notNull(),
    refunded: money().notNull().default('0'),
  },
  t => [
    primaryKey({ columns: [t.problemId, t.orderItemId] }),
    index('problem_items_line_idx').on(t.orderItemId),
    check('problem_items_quantity_positive', sql`${t.quantity} > 0`),
    check('problem_items_refunded_not_negative', sql`${t.refunded} >= 0`),
  ],
)

/**
 * A picture that a customer uploaded for a problem. Its files are in the private storage, named by its id. Without a problem it
 * is deleted after a day.
 */
export const problemPictures = pgTable(
  'problem_pictures',
  {
    id: id(),
    /** Null once the account was deleted: the row remains for the cleanup of its files. */
    customerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    problemId: uuid().references(() => problems.id),
    position: smallint(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  t => [
    unique('problem_pictures_place_key').on(t.problemId, t.position),
    index('problem_pictures_customer_idx').on(t.customerId),
    index('problem_pictures_unused_idx').on(t.createdAt).where(sql`${t.problemId} is null`),
    check('problem_pictures_have_a_place', sql`(${t.problemId} is null) = (${t.position} is null)`),
    check(
      'problem_pictures_three',
      sql`${t.position} between 0 and ${sql.raw(String(MAX_PROBLEM_PICTURES - 1))}`,
    ),
    check('problem_pictures_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
)
