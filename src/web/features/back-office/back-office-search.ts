import { roles } from '#contract/accounts/facts.ts'
import type { ListUsersQuery } from '#contract/accounts/users.schemas.ts'
import type { ListAuditQuery } from '#contract/back-office/audit.schemas.ts'
import {
  type AuditAction,
  type AuditTarget,
  auditActionLabels,
  auditTargetLabels,
} from '#contract/back-office/facts.ts'
import type { ListAdminOrdersQuery } from '#contract/orders/admin.schemas.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import type { ListMessagesQuery } from '#contract/pages/messages.schemas.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

// What the addresses of the lists say; what makes no sense there counts as absent.

export type UserFilters = Partial<Omit<ListUsersQuery, 'limit'>>

export const parseUserSearch = (raw: Record<string, unknown>): UserFilters => ({
  search: searchText(raw.search),
  role: roles.find(known => known === raw.role),
  page: parsePage(raw.page),
})

export type AdminOrderFilters = Partial<Omit<ListAdminOrdersQuery, 'limit'>>

export const parseAdminOrderSearch = (raw: Record<string, unknown>): AdminOrderFilters => ({
  search: searchText(raw.search),
  status: orderStatuses.find(known => known === raw.status),
  unanswered: String(raw.unanswered) === '1' ? '1' : undefined,
  page: parsePage(raw.page),
})

export type MessageFilters = Partial<Omit<ListMessagesQuery, 'limit'>>

export const parseMessageSearch = (raw: Record<string, unknown>): MessageFilters => ({
  unread: String(raw.unread) === '1' ? '1' : undefined,
  page: parsePage(raw.page),
})

export type AuditFilters = Partial<Omit<ListAuditQuery, 'limit'>>

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

export const parseAuditSearch = (raw: Record<string, unknown>): AuditFilters => ({
  actor: searchText(raw.actor),
  action: (Object.keys(auditActionLabels) as AuditAction[]).find(known => known === raw.action),
  target: (Object.keys(auditTargetLabels) as AuditTarget[]).find(known => known === raw.target),
  from: dayOf(raw.from),
  to: dayOf(raw.to),
  page: parsePage(raw.page),
})
