import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerHeaders } from './pages/page-security.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Creates the function that sets the headers of every response: request id, security headers, and HSTS including subdomains when
 * the site is served over TLS.
 */
export function commonHeaders({ secureCookies, development }: Pick<Config, 'secureCookies' | 'development'>) {
  const { 'content-security-policy': policy, ...always } = answerHeaders
  const headers = {
    ...always,
    // In development Vite adds its own inline scripts to the pages.
    ...(!development && { 'content-security-policy': policy }),
    ...(secureCookies && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  }
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  }
}

/** Sets the common headers on every response. */
export function sendCommonHeaders(app: FastifyInstance, config: Config): void {
  const give = commonHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    give(request, reply)
    done()
  })
}
