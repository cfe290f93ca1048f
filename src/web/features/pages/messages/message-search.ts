import type { ListMessagesQuery } from '#contract/pages/messages.schemas.ts'
import { parsePage } from '#web/page-number.ts'

export type MessageFilters = Partial<Omit<ListMessagesQuery, 'limit'>>

/** What the address says; what makes no sense there counts as absent. */
export const parseMessageSearch = (raw: Record<string, unknown>): MessageFilters => ({
  unread: String(raw.unread) === '1' ? '1' : undefined,
  page: parsePage(raw.page),
})
