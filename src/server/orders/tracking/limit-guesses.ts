import type { FastifyInstance, FastifyRequest } from 'fastify'
import { trackingEndpoints } from '#contract/orders/tracking.endpoints.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '../../deps.ts'
import { checkAttempts, countAttempt } from '../../http/rate-limit.ts'

const MINUTE_MS = 60_000
/** What a tracking link opens: the page, and what the page asks for. */
const opened = [paths.tracking(''), trackingEndpoints.getTrackedOrder.path.replace(':token', '')]
const isOfLink = (address: string): boolean => opened.some(beginning => address.startsWith(beginning))

/**
 * Whoever tries tracking links that do not exist has to wait after some of them. Those who hold a link may look as often
 * as they like: many phones share one address of their operator.
 */
export function limitTrackingGuesses(
  app: FastifyInstance,
  { db, config }: Pick<Deps, 'db' | 'config'>,
): void {
  const limit = { attempts: config.limits.publicWritesPerHour, windowMs: MINUTE_MS }
  const keyOf = ({ ip }: FastifyRequest) => `tracking:${ip}`
  app.addHook('onRequest', async request => {
    if (isOfLink(request.url)) await checkAttempts(db, keyOf(request), limit)
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode === 404 && isOfLink(request.url)) await countAttempt(db, keyOf(request), limit)
  })
}
