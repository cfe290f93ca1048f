import type { FastifyRequest } from 'fastify'

/**
 * The path and query of a request on the public address of the site, as pages are found by them: dots lead where a browser
 * takes them. Null of what is no address.
 */
export function publicUrlOf({ raw }: Pick<FastifyRequest, 'raw'>, publicUrl: string): URL | null {
  return URL.parse((raw.url ?? '/').replace(/^\/+/, '/'), publicUrl)
}
