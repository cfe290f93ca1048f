import { promisify } from 'node:util'
import basicAuth from '@fastify/basic-auth'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'
import { refuse } from './refuse.ts'
import { sameSecret } from './same-secret.ts'

/** Private address ranges: RFC 1918, 3927, 4193, 4291. */
const privateRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal'])

/**
 * Whether the request came from a private network. Forwarded requests of an unconfigured proxy do not count, though the
 * proxy itself has a private address.
 */
function isFromPrivateNetwork(
  { ip, headers }: FastifyRequest,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): boolean {
  const cameThroughUnknownProxy =
    trustProxy === 0 && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined
  return !cameThroughUnknownProxy && ipaddr.isValid(ip) && privateRanges.has(ipaddr.process(ip).range())
}

/**
 * Creates a hook that protects metrics and API documentation in production: requires `OPERATIONS_TOKEN` as HTTP Basic
 * password (any user name), or a private address when no token is configured. Outside of production everybody may read.
 * @throws Refused `operators_only`
 */
export async function operatorsOnly(
  app: FastifyInstance,
  config: Pick<Config, 'production' | 'operationsToken' | 'trustProxy'>,
): Promise<onRequestAsyncHookHandler> {
  const { production, operationsToken: token } = config
  if (!production) return async () => {}
  if (token === undefined) {
    return async request => {
      if (!isFromPrivateNetwork(request, config)) refuse('operators_only')
    }
  }
  await app.register(basicAuth, {
    authenticate: { realm: 'AMIC' },
    validate: async (_name, password) => {
      if (!sameSecret(password, token)) throw new Error('another token')
    },
  })
  const ask = promisify(app.basicAuth)
  return async (request, reply) => {
    await ask.call(app, request, reply).catch(() => refuse('operators_only'))
  }
}
