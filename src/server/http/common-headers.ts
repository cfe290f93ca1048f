import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerHeaders } from './pages/page-security.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Gives what every answer carries: a number to quote when something went wrong, what a browser may do with it, and, where
 * the site is served over TLS, the word that it always is, the names under its own included.
 */
export function commonHeaders({ secureCookies, development }: Pick<Config, 'secureCookies' | 'development'>) {
  const { 'content-security-policy': policy, ...always } = answerHeaders
  const headers = {
    ...always,
    // In development Vite writes scripts of its own into the pages.
    ...(!development && { 'content-security-policy': policy }),
    ...(secureCookies && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  }
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  }
}

/** Has every answer carry them. */
export function sendCommonHeaders(app: FastifyInstance, config: Config): void {
  const give = commonHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    give(request, reply)
    done()
  })
}
