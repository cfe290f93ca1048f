import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { vendors } from './accounts.ts'
import { bytes } from './bytes.ts'
import { instant, isIvorianMobile } from './columns.ts'

const vendorId = () =>
  uuid()
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

/** The mobile money number that a vendor confirmed by a code: where it is paid. */
export const payoutNumbers = pgTable(
  'payout_numbers',
  {
    vendorId: vendorId().primaryKey(),
    phone: text().notNull(),
    operator: text().notNull(),
    /** It is used some hours later. */
    confirmedAt: instant().notNull(),
  },
  t => [check('payout_numbers_mobile', isIvorianMobile(t.phone))],
)

/** Wrong codes after which none is taken any more. */
export const MAX_TRIES = 5

/** A number that a vendor has named and not confirmed yet; another one replaces it. */
export const payoutNumberRequests = pgTable(
  'payout_number_requests',
  {
    vendorId: vendorId().primaryKey(),
    /** Of this wish: a later one has another. */
    requestId: uuid().notNull(),
    phone: text().notNull(),
    operator: text().notNull(),
    /** Made when the text leaves; the code itself is kept nowhere. */
    codeHash: bytes(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  t => [
    check('payout_number_requests_mobile', isIvorianMobile(t.phone)),
    check('payout_number_requests_tries', sql`${t.tries} between 0 and ${sql.raw(String(MAX_TRIES))}`),
  ],
)
