import { HTML } from '../pages/render-page-at.ts'
import { staleBanner } from '../pages/stale-banner.ts'
import { type CachedResponse, compressResponse, encodeBody } from './compress-response.ts'

/** Compressed once per fallback response. */
const built = new WeakMap<CachedResponse, Promise<CachedResponse>>()

async function buildStaleResponse(former: CachedResponse, madeAt: Date): Promise<CachedResponse> {
  const { status, headers } = former
  const contentType = headers['content-type'] ?? ''
  const body = await encodeBody(former, 'identity')
  return compressResponse({
    status,
    contentType,
    // RFC 9211: tells programs what the banner tells people.
    headers: { ...headers, 'cache-control': 'no-store', 'cache-status': 'amic; hit; detail=stale' },
    body:
      contentType === HTML ? body.toString().replace(/<body[^>]*>/, tag => tag + staleBanner(madeAt)) : body,
  })
}

/**
 * The response to serve during an outage: pages get a banner with the date of the content, all get `Cache-Status` and
 * `no-store`.
 */
export function staleResponse(former: CachedResponse, madeAtMs: number): Promise<CachedResponse> {
  const stale = built.get(former) ?? buildStaleResponse(former, new Date(madeAtMs))
  built.set(former, stale)
  return stale
}
