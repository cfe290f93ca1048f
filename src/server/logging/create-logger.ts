import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'
import { serializeError } from './serialize-error.ts'

/**
 * Logs JSON lines to standard output, or to `destination`. Cookies, authorization headers and SQL parameters are never
 * logged.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { err: (error: unknown) => (error instanceof Error ? serializeError(error) : error) },
  }
  return destination ? pino(options, destination) : pino(options)
}
