import { isRecord } from '#web/kept/is-record.ts'

/** What a page asks of the service worker: that another page be kept, though nobody has opened it by its address. */
export type PageToKeep = { kind: 'amic.page-to-keep'; path: string }

export const isPageToKeep = (message: unknown): message is PageToKeep =>
  isRecord(message) && message.kind === 'amic.page-to-keep' && typeof message.path === 'string'

/** Has a page of the site kept, so that it opens without a connection. Nothing comes of it where this browser keeps nothing. */
export async function havePageKept(path: string): Promise<void> {
  const keeping = await navigator.serviceWorker?.ready
  keeping?.active?.postMessage({ kind: 'amic.page-to-keep', path } satisfies PageToKeep)
}
