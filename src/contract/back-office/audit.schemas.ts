import * as z from 'zod/mini'
import { blankable, Day, Id, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { type AuditAction, type AuditTarget, auditActionLabels, auditTargetLabels } from './facts.ts'

/** An action of an administrator. */
export const AuditEntry = z.object({
  id: Id,
  /** The id is null when the account was deleted. */
  actor: z.object({ id: z.nullable(Id), username: z.string() }),
  action: z.string(),
  target: z.object({ type: z.string(), id: z.string() }),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  createdAt: Instant,
  /** The order concerned, if any. */
  order: z.nullable(z.object({ id: Id, number: z.string(), customerName: z.string() })),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const ListAuditQuery = z.object({
  /** An administrator's user name. */
  actor: blankable(SearchText),
  action: listFilter(z.enum(Object.keys(auditActionLabels) as AuditAction[], 'Cette action n’existe pas.')),
  target: listFilter(z.enum(Object.keys(auditTargetLabels) as AuditTarget[], 'Cet objet n’existe pas.')),
  /** The first and the last day, in Abidjan. */
  from: blankable(Day),
  to: blankable(Day),
  ...numberedQuery,
})
export type ListAuditQuery = z.output<typeof ListAuditQuery>
