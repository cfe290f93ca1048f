import { sql } from 'drizzle-orm'
import { check, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { vendors } from './accounts.ts'
import { instant } from './columns.ts'

const balance = () => numeric({ precision: 14, scale: 2 }).notNull()

/** What was owed to a vendor when a month began and when it ended, written once when it was over. */
export const statements = pgTable(
  'statements',
  {
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id),
    /** Of Abidjan: 2026-10. */
    month: text().notNull(),
    opening: balance(),
    closing: balance(),
    closedAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.vendorId, t.month] }),
    check('statements_month_form', sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)
