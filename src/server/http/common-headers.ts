import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const YEAR_SECONDS = 31_536_000

/**
 * What every answer carries: a number to quote when something went wrong, no guessing of its type, and, where the site is
 * served over TLS, the word that it always is.
 */
export function sendCommonHeaders(app: FastifyInstance, { secureCookies }: Config): void {
  const transport = secureCookies ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', ...transport })
  })
}
