import type { MessageFilters } from '#contract/filters.ts'
import { parsePage } from '#web/page-number.ts'

/** Parses the filters of the URL; invalid values are dropped. */
export const parseMessageSearch = (raw: Record<string, unknown>): MessageFilters => ({
  unread: String(raw.unread) === '1' ? '1' : undefined,
  page: parsePage(raw.page),
})
