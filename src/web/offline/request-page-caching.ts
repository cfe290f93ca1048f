import { isRecord } from '#web/storage/is-record.ts'

/** Asks the service worker to cache a page that was not opened by its address. */
type CachePageRequest = { kind: 'amic.page-to-keep'; path: string }

export const isCachePageRequest = (message: unknown): message is CachePageRequest =>
  isRecord(message) && message.kind === 'amic.page-to-keep' && typeof message.path === 'string'

/** Asks for a page to be cached for offline use. Does nothing without a service worker. */
export async function requestPageCaching(path: string): Promise<void> {
  const keeping = await navigator.serviceWorker?.ready
  keeping?.active?.postMessage({ kind: 'amic.page-to-keep', path } satisfies CachePageRequest)
}
