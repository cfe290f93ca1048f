import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant } from './columns.ts'

/** What administrators did. A trigger refuses any change or deletion. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    actorUsername: text().notNull(),
    action: text().notNull(),
    targetType: text().notNull(),
    targetId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    index('audit_events_recent_idx').on(t.id.desc()),
    index('audit_events_target_idx').on(t.targetType, t.targetId),
  ],
)
