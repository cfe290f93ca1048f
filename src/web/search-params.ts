import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts'

/**
 * Parses a query string as forms write it: plain text, no JSON. Empty values are dropped, so that a form submitted without
 * JavaScript and a link lead to the same page.
 */
export function parseSearch(search: string): Record<string, string> {
  const pairs = [...new URLSearchParams(search)].filter(([, value]) => value !== '')
  return Object.fromEntries(pairs)
}

/** Characters that cannot be searched: NUL, and unpaired surrogates left by truncation. */
const UNSEARCHABLE = /[\0\p{Cs}]/gu

/** The search text of a URL parameter; undefined when empty. */
export function searchText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.trim().slice(0, MAX_SEARCH_LENGTH).replace(UNSEARCHABLE, '').trim() || undefined
}

/**
 * Leaves the search parameters of a private page unparsed: the page itself parses them, which keeps its vocabulary out of the
 * shared bundle.
 */
export const unreadSearch = (raw: Record<string, unknown>): Record<string, unknown> => raw
