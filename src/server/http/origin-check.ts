import type { FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The payment provider calls this route, or makes the payer's browser call it: it has checks of its own. */
    fromProvider?: true
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change asked by another site. A browser always says where a cross-site request comes from;
 * programs that send neither header carry no cookies of a person.
 * @throws Refused `foreign_origin`
 */
export function checkOrigin(request: FastifyRequest, ownOrigins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.fromProvider) return
  const origin = request.headers.origin
  if (origin === undefined) {
    if (request.headers['sec-fetch-site'] === 'cross-site') refuse('foreign_origin')
    return
  }
  const sameHost = origin === `${request.protocol}://${request.host}`
  if (!sameHost && !ownOrigins.includes(origin)) refuse('foreign_origin')
}
