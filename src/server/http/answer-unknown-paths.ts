import type { FastifyInstance } from 'fastify'
import { refuse } from './refuse.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Whatever else is asked under /api gets an answer for programs, never a page. */
export function answerUnknownApiPaths(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*']) {
    app.route({
      method: [...METHODS],
      url,
      schema: { hide: true },
      handler: async () => refuse('not_found', { message: 'Cette adresse n’existe pas.' }),
    })
  }
  app.setNotFoundHandler(async () => refuse('not_found', { message: 'Cette adresse n’existe pas.' }))
}
