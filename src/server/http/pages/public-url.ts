import type { FastifyRequest } from 'fastify'

/** The URL of a request at the site's public origin, normalised as browsers do (dot segments). Null when it is invalid. */
export function publicUrlOf({ raw }: Pick<FastifyRequest, 'raw'>, publicUrl: string): URL | null {
  return URL.parse((raw.url ?? '/').replace(/^\/+/, '/'), publicUrl)
}
