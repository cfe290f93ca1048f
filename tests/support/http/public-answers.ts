import { vi } from 'vitest'
import type { PublicAnswer } from '#server/http/cache/compress-answer.ts'

/** A page as the cache keeps it. */
export const html = (body: string, status = 200): PublicAnswer => ({
  status,
  contentType: 'text/html; charset=utf-8',
  body,
})

/** A rendering that waits until it is told to end. */
export function slowRendering() {
  const { promise, resolve, reject } = Promise.withResolvers<PublicAnswer>()
  return { make: vi.fn(() => promise), finish: resolve, fail: reject }
}
