import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '#contract/paths.ts'
import { refuse } from './refuse.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Answers unknown paths under /api as JSON, never as a page. */
export function answerUnknownApiPaths(app: FastifyInstance): void {
  for (const url of [API_PREFIX.slice(0, -1), `${API_PREFIX}*`]) {
    app.route({
      method: [...METHODS],
      url,
      schema: { hide: true },
      handler: async () => refuse('not_found', { message: 'Cette adresse n’existe pas.' }),
    })
  }
  app.setNotFoundHandler(async () => refuse('not_found', { message: 'Cette adresse n’existe pas.' }))
}
