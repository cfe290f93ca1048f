import {
  type AuditAction,
  type AuditTarget,
  auditActionLabels,
  auditTargetLabels,
} from '#contract/back-office/facts.ts'
import { Day } from '#contract/common.ts'
import type { AuditFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

const dayOf = (value: unknown): string | undefined => Day.safeParse(value).data

/** Parses the filters of the URL; invalid values are dropped. */
export const parseAuditSearch = (raw: Record<string, unknown>): AuditFilters => ({
  actor: searchText(raw.actor),
  action: oneOf(Object.keys(auditActionLabels) as AuditAction[], raw.action),
  target: oneOf(Object.keys(auditTargetLabels) as AuditTarget[], raw.target),
  from: dayOf(raw.from),
  to: dayOf(raw.to),
  page: parsePage(raw.page),
})
