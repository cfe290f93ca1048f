import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

/** JSON lines on standard output; what signs a person in never reaches them. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({ level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] })
}
