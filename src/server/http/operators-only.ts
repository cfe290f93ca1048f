import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { promisify } from 'node:util'
import basicAuth from '@fastify/basic-auth'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from './refuse.ts'

const privateNetworks = new BlockList()
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  privateNetworks.addSubnet(network, prefix, family)
}

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
  return !cameThroughStranger && privateNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
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
      if (!isSame(password, token)) throw new Error('another token')
    },
  })
  const ask = promisify(app.basicAuth)
  return async (request, reply) => {
    await ask.call(app, request, reply).catch(() => refuse('operators_only'))
  }
}
