import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ordersTrackingEndpoints } from '#contract/orders/tracking.endpoints.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '../../deps.ts'
import { countFailure, refuseWhenUsedUp } from '../../http/limits/rate-limit.ts'

const { path: API } = ordersTrackingEndpoints.getTrackedOrder
const PAGE = paths.tracking('')

/**
 * Does a request ask for what a tracking link opens: the page, or what the page asks for? As the router understood its address:
 * one may be written in many ways (`%73uivi`, `//suivi`), which all open the same.
 */
function isOfLink({ routeOptions, params }: FastifyRequest): boolean {
  const { url: route } = routeOptions
  if (route === API || route?.startsWith(`${API}/`)) return true
  const { '*': rest } = params as { '*'?: string }
  return route === '/*' && rest !== undefined && rest.replace(/^\/*/, '/').startsWith(PAGE)
}

/**
 * Whoever tries tracking links that do not exist has to wait after some of them. Those who hold a link may look as often
 * as they like: many phones share one address of their operator.
 */
export function limitTrackingGuesses(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  app.addHook('onRequest', async request => {
    if (isOfLink(request)) await refuseWhenUsedUp(deps, { tracking: request.ip })
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode === 404 && isOfLink(request)) await countFailure(deps, 'tracking', request.ip)
  })
}
