import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Escapes the wildcards of LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** LIKE pattern for texts that contain `text`. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`

/** Condition: a column contains a text, ignoring accents and case (uses a trigram index if there is one). */
export const containsFolded = (words: SQLWrapper, text: string): SQL =>
  sql`plain_text(${words}) like plain_text(${containsPattern(text)})`
