import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts'

/**
 * Query strings as forms write them: plain text, no JSON. Empty values are left out, so that a form sent
 * without JavaScript and a link lead to the same page.
 */
export function parseSearch(search: string): Record<string, string> {
  const pairs = [...new URLSearchParams(search)].filter(([, value]) => value !== '')
  return Object.fromEntries(pairs)
}

/** What no word of a list can hold: NUL, and the halves of a character that cutting leaves. */
const UNSEARCHABLE = /[\0\p{Cs}]/gu

/** What an address says that a list is searched for; undefined when it says nothing. */
export function searchText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.trim().slice(0, MAX_SEARCH_LENGTH).replace(UNSEARCHABLE, '').trim() || undefined
}

/**
 * What the address of a private page says, as it is: the page reads it itself, so that the words it knows do not come
 * with every page of the site.
 */
export const unreadSearch = (raw: Record<string, unknown>): Record<string, unknown> => raw
