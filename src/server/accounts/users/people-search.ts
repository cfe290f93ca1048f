import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { containsFolded, containsPattern, escapeLike } from '../../lists/like-pattern.ts'

/** A phone number typed in groups; it is stored without spaces. */
const PHONE_IN_GROUPS = /^(?=.*\d)\+?[\d\s.-]{4,}$/

/** The trigram index finds three letters anywhere; shorter words match at word starts only. */
const patternOf = (word: string) => (word.length < 3 ? `% ${escapeLike(word)}%` : containsPattern(word))

/**
 * Search condition: all words must occur in name, user name, e-mail or phone, ignoring accents and case (trigram index).
 * @param text an indexed column in the format of `users.search_text`
 */
export function matchesPerson(search: string, text: SQLWrapper = users.searchText): SQL | undefined {
  const words = PHONE_IN_GROUPS.test(search)
    ? [search.replace(/[\s.-]/g, '')]
    : search.split(/\s+/).filter(word => word !== '')
  return and(...words.map(word => sql`${text} like plain_text(${patternOf(word)})`))
}

/** Subquery: the ids of vendors whose business name contains a text, ignoring accents and case (trigram index). */
export const idsOfVendorsNamed = (db: Executor, search: string) =>
  db.select({ id: vendors.id }).from(vendors).where(containsFolded(vendors.businessName, search))
