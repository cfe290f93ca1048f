import type { FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'
import type { RecordSecurityEvent } from './security-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For provider webhooks and return URLs, which are cross-origin and have their own checks. */
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
 * CSRF check: refuses and records cross-origin requests that change data. Browsers always send `Origin` or `Sec-Fetch-Site`;
 * clients without either carry no user's cookies.
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
