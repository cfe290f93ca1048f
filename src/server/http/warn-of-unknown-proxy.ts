import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Tells the log, once, that a proxy stands in front of which `TRUST_PROXY` says nothing: all visitors then share one
 * address, and so the limits of one.
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
