import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { deliveryStatuses } from '#contract/notifications/facts.ts'
import { users } from './accounts.ts'
import { bytes } from './bytes.ts'
import { id, instant, isOfAccount } from './columns.ts'

/** `failed`: the last attempt failed, more may follow. `dropped`: there was nothing to tell any more. */
export const mailStatusEnum = pgEnum('mail_status', deliveryStatuses)

/** Every mail that was to be sent, once, and what became of it. Its text is made when it leaves and is not kept. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    /** What it speaks of: ids only, never a secret. */
    about: jsonb().notNull(),
    recipient: text().notNull(),
    /** What a search of recipients compares. */
    recipientText: text().generatedAlwaysAs(sql`plain_text(' ' || recipient)`),
    /** Of a person who was erased, as long as it counts: `erasedRecipient`. */
    erasedRecipient: bytes(),
    /** Who made it leave; null when it was nobody's account. */
    accountId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Does it count under the limits of what leaves? */
    isLimited: boolean().notNull().default(true),
    /** It was beyond a limit: it leaves then. */
    waitsUntil: instant(),
    /** One thing is told to one person once: `order-confirmed:<order>`. */
    dedupeKey: text().notNull().unique('mails_dedupe_key'),
    status: mailStatusEnum().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, for the operator. */
    error: text(),
    /** Known once it was written. */
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
    // What an export tells and an erasure changes.
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
    // Forgotten after a while: looked for every few minutes.
    index('mails_over_idx').on(t.createdAt).where(sql`${t.status} in ('sent', 'dropped')`),
  ],
)
