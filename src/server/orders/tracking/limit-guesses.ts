import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { noteFailure, refuseAfterFailures } from '../../http/rate-limit.ts'

/** What a tracking link opens: the page, and what the page asks for. */
const TRACKING = /^\/(?:suivi|api\/tracking)\//

/**
 * Whoever tries tracking links that do not exist has to wait after some of them. Those who hold a link may look as often
 * as they like: many phones share one address of their operator.
 */
export function limitTrackingGuesses(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  app.addHook('onRequest', async request => {
    if (TRACKING.test(request.url)) await refuseAfterFailures(deps, 'tracking', request.ip)
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode === 404 && TRACKING.test(request.url)) await noteFailure(deps, 'tracking', request.ip)
  })
}
