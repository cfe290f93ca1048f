import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { SecurityEvent } from '#contract/security/schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { listSecurityEvents, type SecurityEventRow } from './security-events.queries.ts'

const endpoints: Readonly<Record<string, Endpoint>> = contract

const answerEvent = ({ event, account }: SecurityEventRow): SecurityEvent => ({
  id: event.id,
  kind: event.kind,
  account,
  address: event.address,
  asked: event.endpoint && (endpoints[event.endpoint]?.summary ?? null),
  count: event.count,
  firstAt: event.firstAt.toISOString(),
  lastAt: event.lastAt.toISOString(),
  requestId: event.requestId,
})

/** The security events, for administrators. */
export const securityEventsRoutes = ({ db }: Pick<Deps, 'db'>): Handlers<'listSecurityEvents'> => ({
  listSecurityEvents: async ({ query: { kind, search, page, limit } }) => {
    const { rows, total } = await listSecurityEvents(db, { kind, search, page, limit })
    return { items: rows.map(answerEvent), total, page, limit }
  },
})
