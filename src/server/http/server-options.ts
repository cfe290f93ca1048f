import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { type FastifyHttpOptions, LogController } from 'fastify'
import { MEBIBYTE } from '#contract/sizes.ts'
import type { Deps } from '../deps.ts'
import { refusalOf, sendRefusal } from './answer-errors.ts'
import { commonHeaders } from './common-headers.ts'
import { LONGEST_REQUEST_MS } from './limits/large-bodies.ts'
import { sendUnkept, undrawn } from './pages/draw-page.ts'
import { wantsPage } from './pages/wants-page.ts'

/** Whoever has not said by then what is wanted is cut. */
const HEADERS_TIMEOUT_MS = 20_000
/** Longer than the idle time of common balancers, so that it is they who close. */
const KEEP_ALIVE_MS = 65_000

/** The proxies whose word about the visitor's address counts: the nearest ones by number, or by their addresses. */
function trustedProxies(proxies: number | string[]) {
  if (typeof proxies !== 'number') return proxies
  return (_address: string, hop: number) => hop < proxies
}

/** How the HTTP server listens: limits of size and time, the id of each request. */
export function serverOptions({ config, log }: Pick<Deps, 'config' | 'log'>) {
  const giveHeaders = commonHeaders(config)
  const isVerbose = config.logLevel === 'debug' || config.logLevel === 'trace'
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: !isVerbose }),
    bodyLimit: MEBIBYTE,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: trustedProxies(config.trustProxy),
    // Node.js asks the system for random bytes once for many of them: with one request each it was a fifth of a kept answer.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // It would answer in English: see stopping.ts.
    return503OnClosing: false,
    // An address that cannot be read: "/%zz". No hook hears of it.
    frameworkErrors: (error, request, reply) => {
      giveHeaders(request, reply)
      const refused = refusalOf(error)
      if (wantsPage(request)) sendUnkept(reply, undrawn(refused.status))
      else sendRefusal(reply, refused)
    },
  } satisfies FastifyHttpOptions<Server>
}
