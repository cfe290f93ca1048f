import { promisify } from 'node:util'
import basicAuth from '@fastify/basic-auth'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config/config.ts'
import { refuse } from './refuse.ts'
import { sameSecret } from './same-secret.ts'

/** The networks of a machine, of a house and of a company: RFC 1918, 3927, 4193, 4291. */
const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal'])

/**
 * Did it come from this machine or its network? A proxy that nobody told us of stands there too, and whoever asks through
 * it does not.
 */
function isFromOwnNetwork(
  { ip, headers }: FastifyRequest,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): boolean {
  const cameThroughStranger =
    trustProxy === 0 && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined
  return !cameThroughStranger && ipaddr.isValid(ip) && ownRanges.has(ipaddr.process(ip).range())
}

/**
 * Makes a hook for what only those who run the site may read: its figures, the description of its calls. Outside of
 * production everybody may. In production it asks for `OPERATIONS_TOKEN` as the password of HTTP Basic, whatever the name;
 * where there is none, whoever asks from a private address may read.
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
      if (!isFromOwnNetwork(request, config)) refuse('operators_only')
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
