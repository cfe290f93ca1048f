import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes } from './bytes.ts'
import { id, instant } from './columns.ts'
import { mailStatusEnum } from './mails.ts'

/** Text messages to send or sent, one row each, with their status. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: id(),
    kind: text().notNull(),
    /** Ids of what the text is about. */
    about: jsonb().notNull(),
    /** A phone number, E.164. */
    recipient: text().notNull(),
    /** Text that the search by recipient compares. */
    recipientText: text().generatedAlwaysAs(sql`plain_text(' ' || recipient)`),
    /** Hash of the recipient of an erased person, while it counts towards the sending limits: `erasedRecipient`. */
    erasedRecipient: bytes(),
    /** The recipient's account; null once it was deleted. */
    accountId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Unique key of one notice to one person. */
    dedupeKey: text().notNull().unique('text_messages_dedupe_key'),
    status: mailStatusEnum().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, for the operator. */
    error: text(),
    createdAt: instant().notNull(),
    attemptedAt: instant(),
    sentAt: instant(),
  },
  t => [
    index('text_messages_recent_idx').on(t.id.desc()),
    // For the export and the erasure of a person's data.
    index('text_messages_about_user_idx')
      .on(sql`(${t.about} ->> 'userId')`)
      .where(sql`${t.about} ->> 'userId' is not null`),
    index('text_messages_about_order_idx')
      .on(sql`(${t.about} ->> 'orderId')`)
      .where(sql`${t.about} ->> 'orderId' is not null`),
    index('text_messages_about_problem_idx')
      .on(sql`(${t.about} ->> 'problemId')`)
      .where(sql`${t.about} ->> 'problemId' is not null`),
    index('text_messages_recipients_idx').using('gin', sql`${t.recipientText} gin_trgm_ops`),
    index('text_messages_to_idx').on(t.recipient, t.attemptedAt),
    index('text_messages_of_idx').on(t.accountId, t.attemptedAt),
    index('text_messages_left_idx').on(t.attemptedAt),
    index('text_messages_erased_idx').on(t.erasedRecipient).where(sql`${t.erasedRecipient} is not null`),
    index('text_messages_unsent_idx').on(t.attemptedAt).where(sql`${t.status} in ('queued', 'failed')`),
    // For their deletion after a retention period, checked every few minutes.
    index('text_messages_over_idx').on(t.createdAt).where(sql`${t.status} in ('sent', 'dropped')`),
  ],
)
