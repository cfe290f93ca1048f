import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '#database/schema/accounts.ts'
import { escapeLike, holding } from '../../lists/like-pattern.ts'

/** Digits in groups, as people write a phone number; it is kept without spaces. */
const PHONE_IN_GROUPS = /^(?=.*\d)\+?[\d\s.-]{4,}$/

/** Trigrams find a word of three letters anywhere; a shorter one only where a word begins. */
const patternOf = (word: string) => (word.length < 3 ? `% ${escapeLike(word)}%` : holding(word))

/**
 * Which users a search means: all its words, in their name, user name, e-mail or phone, without accents or case.
 * Answered by an index, however many users there are.
 * @param text where a person's words are kept as `users.search_text` keeps them, with such an index
 */
export function matchesPerson(search: string, text: SQLWrapper = users.searchText): SQL | undefined {
  const words = PHONE_IN_GROUPS.test(search)
    ? [search.replace(/[\s.-]/g, '')]
    : search.split(/\s+/).filter(word => word !== '')
  return and(...words.map(word => sql`${text} like plain_text(${patternOf(word)})`))
}
