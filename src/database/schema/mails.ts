import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dispatchStatuses } from '#contract/notifications/facts.ts'
import { users } from './accounts.ts'
import { bytes } from './bytes.ts'
import { id, instant, isOfAccount } from './columns.ts'

/** `failed`: the last attempt failed, more may follow. `dropped`: there was nothing to report any more. */
export const mailStatusEnum = pgEnum('mail_status', dispatchStatuses)

/** Mails to send or sent, one row each, with their status. The text is generated on sending and not stored. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    /** Ids of what the mail is about; never a secret. */
    about: jsonb().notNull(),
    recipient: text().notNull(),
    /** Text that the search by recipient compares. */
    recipientText: text().generatedAlwaysAs(sql`plain_text(' ' || recipient)`),
    /** Hash of the recipient of an erased person, while it counts towards the sending limits: `erasedRecipient`. */
    erasedRecipient: bytes(),
    /** The account that caused the mail; null without one. */
    accountId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Whether it counts towards the sending limits. */
    isLimited: boolean().notNull().default(true),
    /** When a mail beyond a limit may be sent. */
    waitsUntil: instant(),
    /** Unique key of one notice to one person: `order-confirmed:<order>`. */
    dedupeKey: text().notNull().unique('mails_dedupe_key'),
    status: mailStatusEnum().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, for the operator. */
    error: text(),
    /** Null until the text is first generated. */
    subject: text(),
    createdAt: instant().notNull(),
    attemptedAt: instant(),
    sentAt: instant(),
  },
  t => [
    index('mails_recent_idx').on(t.id.desc()),
    index('mails_to_idx').on(sql`lower(${t.recipient})`, t.attemptedAt),
    index('mails_erased_idx').on(t.erasedRecipient).where(sql`${t.erasedRecipient} is not null`),
    index('mails_of_idx').on(t.accountId, t.attemptedAt).where(isOfAccount(t.accountId)),
    // For the export and the erasure of a person's data.
    index('mails_about_user_idx')
      .on(sql`(${t.about} ->> 'userId')`)
      .where(sql`${t.about} ->> 'userId' is not null`),
    index('mails_about_message_idx')
      .on(sql`(${t.about} ->> 'messageId')`)
      .where(sql`${t.about} ->> 'messageId' is not null`),
    index('mails_about_problem_idx')
      .on(sql`(${t.about} ->> 'problemId')`)
      .where(sql`${t.about} ->> 'problemId' is not null`),
    index('mails_about_order_idx')
      .on(sql`(${t.about} ->> 'orderId')`)
      .where(sql`${t.about} ->> 'orderId' is not null`),
    index('mails_about_refund_idx')
      .on(sql`(${t.about} ->> 'refundId')`)
      .where(sql`${t.about} ->> 'refundId' is not null`),
    index('mails_recipients_idx').using('gin', sql`${t.recipientText} gin_trgm_ops`),
    index('mails_waiting_idx').on(t.waitsUntil).where(sql`${t.waitsUntil} is not null`),
    index('mails_unsent_idx').on(t.attemptedAt).where(sql`${t.status} in ('queued', 'failed')`),
    // For their deletion after a retention period, checked every few minutes.
    index('mails_over_idx').on(t.createdAt).where(sql`${t.status} in ('sent', 'dropped')`),
  ],
)
