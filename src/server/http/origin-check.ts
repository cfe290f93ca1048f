import type { FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change asked by another site. A browser always says where a cross-site request comes from;
 * programs that send neither header carry no cookies of a person.
 * @throws Refused `foreign_origin`
 */
export function checkOrigin(request: FastifyRequest, ownOrigins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return
  const origin = request.headers.origin
  if (origin === undefined) {
    if (request.headers['sec-fetch-site'] === 'cross-site') refuse('foreign_origin')
    return
  }
  const sameHost = origin === `${request.protocol}://${request.host}`
  if (!sameHost && !ownOrigins.includes(origin)) refuse('foreign_origin')
}
