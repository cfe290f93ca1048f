import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SecurityEventKind } from '#contract/security/facts.ts'
import { users } from './accounts.ts'
import { id, instant } from './columns.ts'

/**
 * What happened at the doors of the shop. The same thing from the same address within one hour is one row, which counts:
 * a flood of refusals fills nothing.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    kind: text().$type<SecurityEventKind>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    address: text().notNull(),
    /** The endpoint by which it came. */
    endpoint: text(),
    count: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    /** The last request. */
    requestId: text().notNull(),
    /** Names kind, account, address, endpoint and hour. */
    dedupeKey: text().notNull().unique('security_events_dedupe_key'),
  },
  t => [
    index('security_events_when_idx').on(t.lastAt, t.id),
    index('security_events_kind_idx').on(t.kind, t.lastAt, t.id),
    index('security_events_user_idx').on(t.userId, t.lastAt, t.id),
    check('security_events_count', sql`${t.count} > 0`),
  ],
)
