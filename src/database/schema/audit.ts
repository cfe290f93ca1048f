import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Actions of administrators. Append-only: a trigger refuses changes and deletions. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    /** Id of the administrator, whose account may have been deleted since. Null for old events without it. */
    actorId: uuid(),
    actorUsername: text().notNull(),
    action: text().notNull(),
    targetType: text().notNull(),
    targetId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    index('audit_events_target_idx').on(t.targetType, t.targetId),
    index('audit_events_when_idx').on(t.createdAt, t.id),
    index('audit_events_actor_idx').on(t.actorUsername, t.createdAt, t.id),
    index('audit_events_action_idx').on(t.action, t.createdAt, t.id),
    index('audit_events_kind_idx').on(t.targetType, t.createdAt, t.id),
  ],
)
