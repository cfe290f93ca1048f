import { sql } from 'drizzle-orm'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { serverPaths } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'
import { countFailures } from './log-failure.ts'
import { refuse } from './refuse.ts'

const NOT_LISTENING = 'Les annonces de la base de données n’arrivent pas.'

/** Registers liveness, readiness and Prometheus metrics. */
export function registerHealth(
  app: FastifyInstance,
  { db, background, live }: Pick<Deps, 'db' | 'background' | 'live'>,
  operatorsOnly: onRequestAsyncHookHandler,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  countFailures(app, registry)
  app.get(serverPaths.isAlive, { schema: { hide: true } }, async () => ({ ok: true }))
  app.get(serverPaths.isReady, { schema: { hide: true } }, async () => {
    await db.execute(sql`select 1`).catch(() => refuse('unavailable'))
    if (!live.isListening()) refuse('unavailable', { message: NOT_LISTENING })
    if (!background.isRunning()) refuse('unavailable')
    return { ok: true }
  })
  const metrics = { schema: { hide: true }, onRequest: operatorsOnly }
  app.get(serverPaths.metrics, metrics, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
