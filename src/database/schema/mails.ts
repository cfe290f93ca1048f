import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** `failed`: the last attempt failed, more may follow. `dropped`: there was nothing to tell any more. */
export const mailStatusEnum = pgEnum('mail_status', ['queued', 'sent', 'failed', 'dropped'])

/** Every mail that was to be sent, once, and what became of it. Its text is made when it leaves and is not kept. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    /** What it speaks of: ids only, never a secret. */
    about: jsonb().notNull(),
    recipient: text().notNull(),
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
    index('mails_unsent_idx').on(t.attemptedAt).where(sql`${t.status} in ('queued', 'failed')`),
  ],
)
