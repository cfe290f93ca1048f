import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Logs a warning once when requests come through a proxy although `TRUST_PROXY` is 0: all visitors then share one IP address and
 * its rate limits.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== 0) return
  let isTold = false
  app.addHook('onRequest', ({ headers, log, socket }, _reply, done) => {
    if (!isTold && headers['x-forwarded-for'] !== undefined) {
      isTold = true
      log.warn(
        { proxy: socket.remoteAddress },
        'requests come through a proxy (X-Forwarded-For), but TRUST_PROXY is 0: all visitors count as one',
      )
    }
    done()
  })
}
