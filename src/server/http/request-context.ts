import type { FastifyReply, FastifyRequest } from 'fastify'
import { roles } from '#contract/accounts/roles.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext, Sessions } from './context.ts'
import { Refused, refuse } from './refuse.ts'
import type { RecordSecurityEvent, SecurityLog } from './security-log.ts'
import { issueDevice } from './sessions/known-device.ts'
import { requireSecondFactor } from './sessions/require-second-factor.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'
import { closeSession, findSessions, openSession, renewSession } from './sessions/sessions.ts'

type ContextDeps = Pick<Deps, 'db' | 'clock' | 'config'> & {
  cookies: SessionCookies
  securityLog: SecurityLog
}

const refuseSignIn = async () => refuse('unauthenticated')

/** The context without session, for responses shared by all visitors. */
export const anonymousContext: RequestContext = {
  sessions: {},
  ip: '127.0.0.1',
  devices: [],
  idempotencyKey: null,
  recordSecurityEvent: () => {},
  signIn: refuseSignIn,
  signOut: refuseSignIn,
}

const MAX_IDEMPOTENCY_KEY_LENGTH = 200
const MAX_USER_AGENT_LENGTH = 300

/**
 * Refuses a request whose sessions do not open the endpoint.
 * @throws Refused `forbidden` when only another role is signed in, `unauthenticated` when nobody is.
 */
function checkAccess(access: Access, sessions: Sessions): void {
  if (access === 'public' || access.some(role => sessions[role])) return
  refuse(roles.some(role => sessions[role]) ? 'forbidden' : 'unauthenticated')
}

async function readSessions(
  deps: ContextDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Sessions> {
  const tokens = deps.cookies.readAll(request)
  if (tokens.length === 0) return {}
  const now = deps.clock()
  const { sessions, renewable } = await findSessions(deps.db, tokens, now)
  for (const session of renewable) {
    await renewSession(deps.db, session, now)
    deps.cookies.set(reply, session.role, session.token)
  }
  return sessions
}

/** The truncated user agent. */
const browserOf = ({ headers }: FastifyRequest): string | null =>
  headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return null
  if (typeof key !== 'string' || key.length > MAX_IDEMPOTENCY_KEY_LENGTH) {
    refuse('bad_request', { message: 'L’en-tête Idempotency-Key est trop long.' })
  }
  return key
}

/** Creates the function that records security events of a request. */
export const securityRecorderOf =
  ({ securityLog }: Pick<ContextDeps, 'securityLog'>, request: FastifyRequest): RecordSecurityEvent =>
  (kind, userId) =>
    securityLog.record({
      kind,
      userId: userId ?? null,
      address: request.ip,
      endpoint: request.routeOptions.schema?.operationId ?? null,
      requestId: request.id,
    })

/** Checks access; a refused role of a signed-in person is recorded as a security event. */
function enforceAccess(access: Access, sessions: Sessions, recordSecurityEvent: RecordSecurityEvent): void {
  try {
    checkAccess(access, sessions)
  } catch (error) {
    const person = sessions.admin ?? sessions.vendor ?? sessions.customer
    if (error instanceof Refused && error.code === 'forbidden')
      recordSecurityEvent('role.refused', person?.userId)
    throw error
  }
}

/** Reads the sessions of a request, checks access and second factor, and creates the handler's context. */
export async function openContext(
  deps: ContextDeps,
  endpoint: Pick<Endpoint, 'access' | 'secondFactor'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const present = await readSessions(deps, request, reply)
  const recordSecurityEvent = securityRecorderOf(deps, request)
  enforceAccess(endpoint.access, present, recordSecurityEvent)
  const rules = { isRequiredOfAdmins: deps.config.production, now: deps.clock() }
  const sessions = requireSecondFactor(endpoint, present, rules)
  const closeCurrent = async (role: keyof Sessions) => {
    const token = deps.cookies.read(request, role)
    if (token) await closeSession(deps.db, token)
  }
  return {
    sessions,
    ip: request.ip,
    devices: deps.cookies.readDevices(request),
    idempotencyKey: readIdempotencyKey(request),
    recordSecurityEvent,
    signIn: async (role, user) => {
      const now = deps.clock()
      const token = await openSession(deps.db, { role, user, now, userAgent: browserOf(request) })
      if (!token) return false
      await closeCurrent(role)
      deps.cookies.set(reply, role, token)
      deps.cookies.setDevice(reply, role, issueDevice(user, now))
      return true
    },
    signOut: async role => {
      await closeCurrent(role)
      deps.cookies.clear(reply, role)
    },
  }
}
