import { sql } from 'drizzle-orm'
import { check, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { vendors } from './accounts.ts'
import { instant } from './columns.ts'

const balance = () => numeric({ precision: 14, scale: 2 }).notNull()

/** Balance owed to a vendor at the beginning and at the end of a month, written once after its end. */
export const statements = pgTable(
  'statements',
  {
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id),
    /** In the time zone of Abidjan: 2026-10. */
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
