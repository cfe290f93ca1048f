import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Makes what LIKE takes for a wildcard stand for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern of whatever holds a text. */
export const holding = (text: string): string => `%${escapeLike(text)}%`

/** Whether a column holds a text somewhere, without accents or case; answered by an index of letters where it has one. */
export const holdsPlainly = (words: SQLWrapper, text: string): SQL =>
  sql`plain_text(${words}) like plain_text(${holding(text)})`
