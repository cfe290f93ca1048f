import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { E164, IVORIAN_MOBILE } from '#contract/phone.ts'
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

/** Null for null, which satisfies a constraint. */
const matches = (text: SQLWrapper, { source }: RegExp): SQL => sql`${text} ~ ${sql.raw(`'${source}'`)}`

/** Whether it is a phone number with the prefix of its country. */
export const isE164 = (phone: SQLWrapper): SQL => matches(phone, E164)

/** Whether it is a mobile number of Côte d'Ivoire. */
export const isIvorianMobile = (phone: SQLWrapper): SQL => matches(phone, IVORIAN_MOBILE)
