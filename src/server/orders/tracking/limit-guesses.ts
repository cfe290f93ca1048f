import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ordersTrackingEndpoints } from '#contract/orders/tracking.endpoints.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '../../deps.ts'
import { countFailure, refuseWhenExhausted } from '../../http/limits/rate-limit.ts'
import { publicUrlOf } from '../../http/pages/public-url.ts'

const { path: API } = ordersTrackingEndpoints.getTrackedOrder
const PAGE = paths.tracking('')

/** Letters may be written as numbers; what cannot be read opens nothing. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}

/**
 * Does a request ask for what a tracking link opens: the page, or what the page asks for? As the router and the pages understood its
 * address: one may be written in many ways (`%73uivi`, `//suivi`, `/x/../suivi`), which all open the same.
 */
function isOfLink(request: FastifyRequest, publicUrl: string): boolean {
  const { url: route } = request.routeOptions
  if (route === API || route?.startsWith(`${API}/`)) return true
  if (route !== '/*') return false
  const { pathname = '' } = publicUrlOf(request, publicUrl) ?? {}
  return decoded(pathname).replace(/^\/*/, '/').startsWith(PAGE)
}

/**
 * Whoever tries tracking links that do not exist has to wait after some of them. Those who hold a link may look as often
 * as they like: many phones share one address of their operator.
 */
export function limitTrackingGuesses(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  const { publicUrl } = deps.config
  app.addHook('onRequest', async request => {
    if (isOfLink(request, publicUrl)) await refuseWhenExhausted(deps, { tracking: request.ip })
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode === 404 && isOfLink(request, publicUrl)) await countFailure(deps, 'tracking', request.ip)
  })
}
