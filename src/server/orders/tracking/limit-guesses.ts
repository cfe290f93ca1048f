import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ordersTrackingEndpoints } from '#contract/orders/tracking.endpoints.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '../../deps.ts'
import { countFailure, refuseWhenExhausted } from '../../http/limits/rate-limit.ts'
import { publicUrlOf } from '../../http/pages/public-url.ts'

const { path: API } = ordersTrackingEndpoints.getTrackedOrder
const PAGE = paths.tracking('')

/** Decodes percent-encoding; empty when it is invalid, which no route matches. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}

/**
 * Whether a request is for a tracking link's page or its data. Compares the address as the router and the pages understand it,
 * since one may be written in many ways (`%73uivi`, `//suivi`, `/x/../suivi`).
 */
function isOfLink(request: FastifyRequest, publicUrl: string): boolean {
  const { url: route } = request.routeOptions
  if (route === API || route?.startsWith(`${API}/`)) return true
  if (route !== '/*') return false
  const { pathname = '' } = publicUrlOf(request, publicUrl) ?? {}
  return decoded(pathname).replace(/^\/*/, '/').startsWith(PAGE)
}

/**
 * Limits failed tracking links by IP address: after some 404 responses further requests are refused. Valid links are not counted,
 * since many phones share an operator's address.
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
