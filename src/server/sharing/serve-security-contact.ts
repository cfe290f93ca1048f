import type { FastifyInstance } from 'fastify'
import { serverPaths } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'

/** RFC 9116 wants less than a year. */
const HOLDS_FOR_DAYS = 180
const DAY_MS = 86_400_000

/** Tells those who found a weakness whom to write to (RFC 9116). */
export function serveSecurityContact(
  app: FastifyInstance,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): void {
  app.get(serverPaths.securityContact, { schema: { hide: true } }, (_request, reply) => {
    const lines = [
      `Contact: mailto:${config.contact.supportEmail}`,
      `Expires: ${new Date(clock().getTime() + HOLDS_FOR_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${config.publicUrl}${serverPaths.securityContact}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}
