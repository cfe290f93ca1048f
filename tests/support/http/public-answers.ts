import { vi } from 'vitest'
import type { PublicResponse } from '#server/http/cache/compress-response.ts'

/** A page as stored in the cache. */
export const html = (body: string, status = 200): PublicResponse => ({
  status,
  contentType: 'text/html; charset=utf-8',
  body,
})

/** A rendering that waits for a signal. */
export function slowRendering() {
  const { promise, resolve, reject } = Promise.withResolvers<PublicResponse>()
  return { make: vi.fn(() => promise), finish: resolve, fail: reject }
}
