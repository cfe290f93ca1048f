import type { FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'
import type { RecordSecurityEvent } from './security-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The payment provider calls this route, or makes the payer's browser call it: it has checks of its own. */
    fromProvider?: true
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function isForeign(request: FastifyRequest, ownOrigins: readonly string[]): boolean {
  const origin = request.headers.origin
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site'
  const sameHost = origin === `${request.protocol}://${request.host}`
  return !sameHost && !ownOrigins.includes(origin)
}

/**
 * Refuses a change asked by another site, and notes it. A browser always says where a cross-site request comes from;
 * programs that send neither header carry no cookies of a person.
 * @throws Refused `foreign_origin`
 */
export function checkOrigin(
  request: FastifyRequest,
  ownOrigins: readonly string[],
  recordSecurityEvent: RecordSecurityEvent,
): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.fromProvider) return
  if (!isForeign(request, ownOrigins)) return
  recordSecurityEvent('origin.foreign')
  refuse('foreign_origin')
}
