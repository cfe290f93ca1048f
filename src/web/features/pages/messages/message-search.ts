import type { MessageFilters } from '#contract/filters.ts'
import { parsePage } from '#web/page-number.ts'

/** What the address says; what makes no sense there counts as absent. */
export const parseMessageSearch = (raw: Record<string, unknown>): MessageFilters => ({
  unread: String(raw.unread) === '1' ? '1' : undefined,
  page: parsePage(raw.page),
})
