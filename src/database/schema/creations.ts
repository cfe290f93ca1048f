import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Wishes to create something, by the keys that forms made: asking twice makes one. What was made may be gone since. Orders have `idempotency_keys`. */
export const creations = pgTable(
  'creations',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    createdId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.userId, t.key] }), index('creations_age_idx').on(t.createdAt)],
)
