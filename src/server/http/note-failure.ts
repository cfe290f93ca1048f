import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { type Outage, outageOf } from '#database/outage.ts'

/** Why a request was not answered: an outage of the database by its kind, or a fault of ours. */
export type FailureKind = Outage | 'bug'

declare module 'fastify' {
  interface FastifyRequest {
    failureKind?: FailureKind
  }
}

/** Writes a failure to the log: what passes by itself as a warning with its kind, what somebody has to mend as an error. */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string, more: object = {}): void {
  const outage = outageOf(error)
  if (outage) log.warn({ err: error, outage, ...more }, message)
  else log.error({ err: error, ...more }, message)
}

/** Writes to the log why a request fails, and has it counted by its kind. */
export function noteFailure(request: FastifyRequest, error: unknown, message: string): void {
  request.failureKind = outageOf(error) ?? 'bug'
  logFailure(request.log, error, message)
}

/** Counts failed requests by their kind, so that a dashboard tells a database that is away from a fault. */
export function countFailures(app: FastifyInstance, registry: Registry): void {
  const failures = new Counter({
    name: 'http_request_failures_total',
    help: 'Requests that failed: by an outage of the database of this kind, or by a bug',
    labelNames: ['kind'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.failureKind) failures.inc({ kind: request.failureKind })
    done()
  })
}
