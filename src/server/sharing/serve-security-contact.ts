import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '#contract/durations.ts'
import { serverPaths } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/public.ts'

/** Validity of the file; RFC 9116 recommends less than a year. */
const HOLDS_FOR_DAYS = 180

/** Serves security.txt (RFC 9116): whom to report vulnerabilities to. */
export function serveSecurityContact(
  app: FastifyInstance,
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
): void {
  app.get(serverPaths.securityContact, { schema: { hide: true } }, async (_request, reply) => {
    const { supportEmail } = await readSettings(db, config)
    const lines = [
      `Contact: mailto:${supportEmail}`,
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
