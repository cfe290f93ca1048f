import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MAX_WRONG_CODES } from '#contract/orders/facts.ts'
import { parcels } from './orders.ts'

/**
 * Delivery code of a parcel, in a table of its own: queries of parcels never select it. A trigger makes a code when a parcel is
 * placed or reopened, and removes it when the parcel is delivered or cancelled.
 */
export const deliveryCodes = pgTable(
  'delivery_codes',
  {
    parcelId: uuid()
      .primaryKey()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    /** Null unless the parcel is under way. */
    code: text(),
    /** Wrong attempts at the last code. */
    wrongTries: integer().notNull().default(0),
  },
  t => [
    check('delivery_codes_form', sql`${t.code} ~ '^[0-9]{4}$'`),
    check(
      'delivery_codes_wrong_tries',
      sql`${t.wrongTries} between 0 and ${sql.raw(String(MAX_WRONG_CODES))}`,
    ),
  ],
)
