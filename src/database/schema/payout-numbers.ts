import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { vendors } from './accounts.ts'
import { bytes } from './bytes.ts'
import { instant, isIvorianMobile } from './columns.ts'

const vendorId = () =>
  uuid()
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

/** The mobile money number to which a vendor is paid, confirmed by a code. */
export const payoutNumbers = pgTable(
  'payout_numbers',
  {
    vendorId: vendorId().primaryKey(),
    phone: text().notNull(),
    operator: text().notNull(),
    /** The number is used from some hours later. */
    confirmedAt: instant().notNull(),
  },
  t => [check('payout_numbers_mobile', isIvorianMobile(t.phone))],
)

/** Number of wrong codes after which none is accepted. */
export const MAX_TRIES = 5

/** A number that a vendor entered and has not confirmed yet; replaced by the next one. */
export const payoutNumberRequests = pgTable(
  'payout_number_requests',
  {
    vendorId: vendorId().primaryKey(),
    /** New for each request. */
    requestId: uuid().notNull(),
    phone: text().notNull(),
    operator: text().notNull(),
    /** Made when the text is sent; the code itself is not stored. */
    codeHash: bytes(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  t => [
    check('payout_number_requests_mobile', isIvorianMobile(t.phone)),
    check('payout_number_requests_tries', sql`${t.tries} between 0 and ${sql.raw(String(MAX_TRIES))}`),
  ],
)
