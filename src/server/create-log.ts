import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from './config.ts'
import { loggableError } from './loggable-error.ts'

/**
 * JSON lines on standard output, unless told elsewhere; what signs a person in never reaches them, nor with which values
 * the database was asked.
 */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { err: (error: unknown) => (error instanceof Error ? loggableError(error) : error) },
  }
  return destination ? pino(options, destination) : pino(options)
}
