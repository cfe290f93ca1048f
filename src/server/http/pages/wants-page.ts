import type { FastifyRequest } from 'fastify'
import { API_PREFIX } from '#contract/paths.ts'

/** Is it a browser that shows a page? Under /api programs ask: even a person's browser is answered with JSON there. */
export const wantsPage = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !`${url.split('?')[0]}/`.startsWith(API_PREFIX) && (headers.accept?.includes('text/html') ?? false)
