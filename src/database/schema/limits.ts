import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Attempts within a time window, shared by all server processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  windowEndsAt: instant().notNull(),
  /** End of the back-off, where it differs from that of the window. */
  waitsUntil: instant(),
})
