import { done } from '#contract/common.ts'
import type { securitySessionsEndpoints } from '#contract/security/sessions.endpoints.ts'
import type { OwnSession } from '#contract/security/sessions.schemas.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext, SignedIn } from '../http/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { deviceWords } from './device-words.ts'
import { deleteOtherSessions, deleteSession, listOpenSessions } from './sessions.queries.ts'

type Note = Pick<RequestContext, 'recordSecurityEvent'>

/** Each person lists and ends the sessions of their own account. */
export function securitySessionsRoutes({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<keyof typeof securitySessionsEndpoints> {
  const list = async (person: SignedIn): Promise<OwnSession[]> => {
    const rows = await listOpenSessions(db, person, clock())
    return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: deviceWords(userAgent),
      openedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === person.sessionId,
    }))
  }
  const endOne = async (person: SignedIn, id: string, { recordSecurityEvent }: Note) => {
    if (!(await deleteSession(db, person, id))) refuse('not_found')
    recordSecurityEvent('sessions.ended', person.userId)
    return done
  }
  const endOthers = async (person: SignedIn, { recordSecurityEvent }: Note) => {
    await deleteOtherSessions(db, person)
    recordSecurityEvent('sessions.ended', person.userId)
    return done
  }
  return {
    listCustomerSessions: (_input, { sessions: { customer } }) => list(customer),
    listVendorSessions: (_input, { sessions: { vendor } }) => list(vendor),
    listAdminSessions: (_input, { sessions: { admin } }) => list(admin),
    endCustomerSession: ({ params: { id } }, context) => endOne(context.sessions.customer, id, context),
    endVendorSession: ({ params: { id } }, context) => endOne(context.sessions.vendor, id, context),
    endAdminSession: ({ params: { id } }, context) => endOne(context.sessions.admin, id, context),
    endOtherCustomerSessions: (_input, context) => endOthers(context.sessions.customer, context),
    endOtherVendorSessions: (_input, context) => endOthers(context.sessions.vendor, context),
    endOtherAdminSessions: (_input, context) => endOthers(context.sessions.admin, context),
  }
}
