import type { FastifyInstance } from 'fastify'
import { serverPaths } from '#contract/paths.ts'
import { emptyPage, sendUncached } from './pages/render-page-at.ts'
import { wantsPage } from './pages/wants-page.ts'
import { refuse } from './refuse.ts'

/**
 * Shutdown phase. `draining`: requests are served, /readyz answers 503 and connections close after each response, until
 * load balancers stop sending requests. `closing`: new requests are refused.
 */
export type Stopping = { phase: 'open' | 'draining' | 'closing' }

/** Registers the hook for both shutdown phases. Requests in flight are not affected. */
export function refuseWhileStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onRequest', async (request, reply) => {
    if (stopping.phase === 'open') return
    reply.header('connection', 'close')
    if (stopping.phase === 'draining' && request.url !== serverPaths.isReady) return
    if (!wantsPage(request)) refuse('unavailable')
    return sendUncached(reply, emptyPage(503))
  })
}
