import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { SHOP_TIME_ZONE } from '#contract/time-zone.ts'

/** A UUID v7 made by the application: ordered by time, so that indexes grow at their end. */
export const newId = (): string => v7()

export const id = () => uuid().primaryKey().$defaultFn(newId)

/** An instant, stored in UTC. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Full-text search document. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Condition of partial indexes on references to accounts in large tables: they find the rows to update when an account is
 * deleted.
 */
export const isOfAccount = (accountId: SQLWrapper): SQL => sql`${accountId} is not null`

/** The date of an instant in the shop's time zone. The zone is a literal in the SQL text, as in the indexes. */
export const dayInShop = (at: SQLWrapper): SQL =>
  sql`(${at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`

/** Money in FCFA with two decimals, read and written as a string. */
export const money = () => numeric({ precision: 12, scale: 2 })

/**
 * Whether it is a mobile number of Côte d'Ivoire, by the same rule as `IVORIAN_MOBILE`. Null for null, which satisfies a
 * constraint.
 */
export const isIvorianMobile = (phone: SQLWrapper): SQL => sql`${phone} ~ '^[+]225(01|05|07)[0-9]{8}$'`
