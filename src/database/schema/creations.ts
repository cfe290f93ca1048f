import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/**
 * Idempotency keys of forms that create something other than orders (those: `idempotency_keys`). What was created may have been
 * deleted since.
 */
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
