import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { type Outage, outageOf } from '#database/outage.ts'

/** Why a request failed: the kind of database outage, or a bug. */
type FailureKind = Outage | 'bug'

declare module 'fastify' {
  interface FastifyRequest {
    failureKind?: FailureKind
  }
}

/** Logs a failure: outages as warnings with their kind, bugs as errors. */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string, more: object = {}): void {
  const outage = outageOf(error)
  if (outage) log.warn({ err: error, outage, ...more }, message)
  else log.error({ err: error, ...more }, message)
}

/** Logs why a request failed, and marks the request for `countFailures`. */
export function logRequestFailure(request: FastifyRequest, error: unknown, message: string): void {
  request.failureKind = outageOf(error) ?? 'bug'
  logFailure(request.log, error, message)
}

/** Registers the counter of failed requests by kind. */
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
