import type { FastifyRequest } from 'fastify'
import { API_PREFIX } from '#contract/paths.ts'

/** Whether to answer with an HTML page: the client accepts HTML, and the path is not under /api. */
export const wantsPage = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !`${url.split('?')[0]}/`.startsWith(API_PREFIX) && (headers.accept?.includes('text/html') ?? false)
