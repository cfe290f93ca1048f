import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { type FastifyHttpOptions, LogController } from 'fastify'
import { MEBIBYTE } from '#contract/sizes.ts'
import type { Deps } from '../deps.ts'
import { refusalOf, sendRefusal } from './answer-errors.ts'
import { commonHeaders } from './common-headers.ts'
import { MAX_REQUEST_MS } from './limits/large-bodies.ts'
import { emptyPage, sendUncached } from './pages/render-page-at.ts'
import { wantsPage } from './pages/wants-page.ts'

/** Connections whose headers take longer are closed. */
const HEADERS_TIMEOUT_MS = 20_000
/** Longer than the idle timeout of common load balancers, so that they close first. */
const KEEP_ALIVE_MS = 65_000

/** Fastify's `trustProxy`: a number of hops, or a list of addresses. */
function trustedProxies(proxies: number | string[]) {
  if (typeof proxies !== 'number') return proxies
  return (_address: string, hop: number) => hop < proxies
}

/** Fastify options: size limits, timeouts, request ids. */
export function serverOptions({ config, log }: Pick<Deps, 'config' | 'log'>) {
  const setCommonHeaders = commonHeaders(config)
  const isVerbose = config.logLevel === 'debug' || config.logLevel === 'trace'
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: !isVerbose }),
    bodyLimit: MEBIBYTE,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    requestTimeout: MAX_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: trustedProxies(config.trustProxy),
    // randomUUID batches its random bytes; one system call per request took a fifth of a cached response's time.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // Its message would be English; see stopping.ts.
    return503OnClosing: false,
    // Undecodable URLs ("/%zz"), for which no hook runs.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply)
      const refused = refusalOf(error)
      if (wantsPage(request)) sendUncached(reply, emptyPage(refused.status))
      else sendRefusal(reply, refused)
    },
  } satisfies FastifyHttpOptions<Server>
}
