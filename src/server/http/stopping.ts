import type { FastifyInstance } from 'fastify'
import { serverPaths } from '#contract/paths.ts'
import { sendUnkept, undrawn } from './pages/draw-page.ts'
import { wantsPage } from './pages/wants-page.ts'
import { refuse } from './refuse.ts'
import { RETRY_AFTER_SECONDS } from './retry-after.ts'

/**
 * How far the stop of this process has come. `draining`: it serves, says that it is not ready and closes each connection
 * after its answer, until balancers send their visitors elsewhere. `closing`: it takes nothing new.
 */
export type Stopping = { phase: 'open' | 'draining' | 'closing' }

/** Tells balancers, then those who come all the same, that this process stops. What is under way goes on. */
export function tellStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onRequest', async (request, reply) => {
    if (stopping.phase === 'open') return
    reply.header('connection', 'close')
    if (stopping.phase === 'draining' && request.url !== serverPaths.isReady) return
    if (!wantsPage(request)) refuse('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    reply.header('retry-after', String(RETRY_AFTER_SECONDS))
    return sendUnkept(reply, undrawn(503))
  })
}
