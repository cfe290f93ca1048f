import type { backOfficeAuditEndpoints } from '#contract/back-office/audit.endpoints.ts'
import type { AuditEntry } from '#contract/back-office/audit.schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { type AuditRow, listAuditActors, listAuditEvents } from './audit.queries.ts'

const answerEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  actor: { id: row.actorId, username: row.actorUsername },
  action: row.action,
  target: { type: row.targetType, id: row.targetId },
  before: row.before as AuditEntry['before'],
  after: row.after as AuditEntry['after'],
  createdAt: row.createdAt.toISOString(),
})

export const auditRoutes = ({ db }: Pick<Deps, 'db'>): Handlers<keyof typeof backOfficeAuditEndpoints> => ({
  listAuditEvents: async ({ query: { actor, action, target, from, to, page, limit } }) => {
    const { rows, total } = await listAuditEvents(db, { actor, action, target, from, to, page, limit })
    return { items: rows.map(answerEntry), total, page, limit, actors: await listAuditActors(db) }
  },
})
