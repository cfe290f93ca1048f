import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SecurityEventKind } from '#contract/security/facts.ts'
import { users } from './accounts.ts'
import { id, instant } from './columns.ts'

/**
 * Security events. Repeats from one address within an hour increase the count of one row, so that a flood of refusals does not
 * fill the table.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    kind: text().$type<SecurityEventKind>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    address: text().notNull(),
    /** The endpoint that was called. */
    endpoint: text(),
    count: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    /** Id of the last request. */
    requestId: text().notNull(),
    /** Made of kind, account, address, endpoint and hour. */
    dedupeKey: text().notNull().unique('security_events_dedupe_key'),
  },
  t => [
    index('security_events_when_idx').on(t.lastAt, t.id),
    index('security_events_kind_idx').on(t.kind, t.lastAt, t.id),
    index('security_events_user_idx').on(t.userId, t.lastAt, t.id),
    check('security_events_count', sql`${t.count} > 0`),
  ],
)
