import type { backOfficeAuditEndpoints } from '#contract/back-office/audit.endpoints.ts'
import type { AuditEntry } from '#contract/back-office/audit.schemas.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { type AuditRow, listAuditActors, listAuditEvents } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { nameOrders } from '../orders/public.ts'

/** The order an entry is about: the target itself, or that of its refund, problem or transfer. */
function orderIdOf({ targetType, targetId, before, after }: AuditRow): string | null {
  const kept = { ...(before as object | null), ...(after as object | null) } as { orderId?: unknown }
  const id = targetType === 'order' ? targetId : kept.orderId
  return typeof id === 'string' && isUuid(id) ? id : null
}

const answerEntry = (row: AuditRow, order: AuditEntry['order']): AuditEntry => ({
  id: row.id,
  actor: { id: row.actorId, username: row.actorUsername },
  action: row.action,
  target: { type: row.targetType, id: row.targetId },
  before: row.before as AuditEntry['before'],
  after: row.after as AuditEntry['after'],
  createdAt: row.createdAt.toISOString(),
  order,
})

/** The audit log; each entry has the number of the order it is about. */
export const backOfficeAuditRoutes = ({
  db,
}: Pick<Deps, 'db'>): Handlers<keyof typeof backOfficeAuditEndpoints> => ({
  listAuditEvents: async ({ query: { actor, action, target, from, to, page, limit } }) => {
    const { rows, total } = await listAuditEvents(db, { actor, action, target, from, to, page, limit })
    const ids = rows.map(orderIdOf)
    const orders = await nameOrders(db, ids)
    const items = rows.map((row, place) => answerEntry(row, orders.get(ids[place] ?? '') ?? null))
    return { items, total, page, limit, actors: await listAuditActors(db) }
  },
})
