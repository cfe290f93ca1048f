import type { FastifyInstance } from 'fastify'
import { trackingEndpoints } from '#contract/orders/tracking.endpoints.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '../../deps.ts'
import { noteFailure, refuseWhenUsedUp } from '../../http/rate-limit.ts'

/** What a tracking link opens: the page, and what the page asks for. */
const opened = [paths.tracking(''), trackingEndpoints.getTrackedOrder.path.replace(':token', '')]
const isOfLink = (address: string): boolean => opened.some(beginning => address.startsWith(beginning))

/**
 * Whoever tries tracking links that do not exist has to wait after some of them. Those who hold a link may look as often
 * as they like: many phones share one address of their operator.
 */
export function limitTrackingGuesses(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  app.addHook('onRequest', async request => {
    if (isOfLink(request.url)) await refuseWhenUsedUp(deps, { tracking: request.ip })
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode === 404 && isOfLink(request.url)) await noteFailure(deps, 'tracking', request.ip)
  })
}
