import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { SHOP_TIME_ZONE } from '#contract/time-zone.ts'

/** A UUID v7 made by the application: ordered by time, so that indexes grow at their end. */
export const newId = (): string => v7()

export const id = () => uuid().primaryKey().$defaultFn(newId)

/** An instant, stored in UTC. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Stems that a search finds. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Rows of which an account did something. Where it is deleted, its rows in large tables are found by an index under this
 * condition.
 */
export const isOfAccount = (accountId: SQLWrapper): SQL => sql`${accountId} is not null`

/** The day of an instant where the shop is. The zone stands in the text of the statement, as the indexes have it. */
export const dayInShop = (at: SQLWrapper): SQL =>
  sql`(${at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`

/** Money in FCFA with two decimals, read and written as a string. */
export const money = () => numeric({ precision: 12, scale: 2 })

/** Is it a mobile number of Côte d'Ivoire, as `IVORIAN_MOBILE` says it? Null is none, and passes a constraint. */
export const isIvorianMobile = (phone: SQLWrapper): SQL => sql`${phone} ~ '^[+]225(01|05|07)[0-9]{8}$'`
