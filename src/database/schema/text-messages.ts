import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes } from './bytes.ts'
import { id, instant } from './columns.ts'
import { mailStatusEnum } from './mails.ts'

/** Every text to a phone that was to be sent, once, and what became of it. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: id(),
    kind: text().notNull(),
    /** What it speaks of: ids only. */
    about: jsonb().notNull(),
    /** A phone number, E.164. */
    recipient: text().notNull(),
    /** What a search of recipients compares. */
    recipientText: text().generatedAlwaysAs(sql`plain_text(' ' || recipient)`),
    /** Of a person who was erased, as long as it counts: `erasedRecipient`. */
    erasedRecipient: bytes(),
    /** Whose number it was; null when no account says so any more. */
    accountId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** One thing is told to one person once. */
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
    // What an export tells and an erasure changes.
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
    // Forgotten after a while: looked for every few minutes.
    index('text_messages_over_idx').on(t.createdAt).where(sql`${t.status} in ('sent', 'dropped')`),
  ],
)
