import type { FastifyServerOptions } from 'fastify'
import { v7 } from 'uuid'
import type { Config } from '../config.ts'
import { refusalOf, sendRefusal } from './answer-errors.ts'

const MEGABYTE = 1024 * 1024

/** How the HTTP server listens: limits of size and time, the id of each request, JSON logs without secrets. */
export function serverOptions(config: Pick<Config, 'logLevel' | 'trustProxy'>): FastifyServerOptions {
  return {
    bodyLimit: MEGABYTE,
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    trustProxy: config.trustProxy,
    genReqId: () => v7(),
    requestIdHeader: false,
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    disableRequestLogging: config.logLevel !== 'debug',
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, _request, reply) => {
      sendRefusal(reply, refusalOf(error))
    },
  }
}
