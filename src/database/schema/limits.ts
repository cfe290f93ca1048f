import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Attempts counted in a window of time, shared by all server processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  windowEndsAt: instant().notNull(),
  /** Until when its author is refused, where the wait is not that of the window. */
  waitsUntil: instant(),
})
