import type { FastifyInstance } from 'fastify'

/** What every answer carries: a number to quote when something went wrong, and no guessing of its type. */
export function sendCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
  })
}
