import type { FastifyInstance } from 'fastify'
import { API_PREFIX, DEV_PREFIX, serverPaths } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'

/**
 * Serves robots.txt. Private pages are not listed, since that would reveal their addresses: they carry `noindex` themselves.
 */
export function serveRobots(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const text = [
    'User-agent: *',
    `Disallow: ${API_PREFIX}`,
    `Disallow: ${DEV_PREFIX}`,
    '',
    `Sitemap: ${config.publicUrl}${serverPaths.sitemap}`,
    '',
  ].join('\n')
  app.get(serverPaths.robots, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  )
}
