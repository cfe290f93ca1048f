import { formatDayAndMonth, formatTime } from '#contract/french/dates.ts'
import { isTextPage, paths, SERVICE_WORKER } from '#contract/paths.ts'
import { isStaleMessage, STALE_QUERY } from '#web/offline/stale-message.ts'
import { reloadOnceFor } from '#web/reload-once.ts'
import { pageIdle } from '#web/ui/page-idle.ts'

/** "Catalogue vu le 21 novembre à 14 h 32", in Abidjan's time; on pages without products "Page vue le…". */
export function staleSentence(seenAtMs: number, path: string): string {
  const seen = isTextPage(path) ? 'Page vue' : 'Catalogue vu'
  return `${seen} le ${formatDayAndMonth(seenAtMs)} à\u00a0${formatTime(seenAtMs)}`
}

/**
 * Registers the service worker, and reports when the page shows cached content. Does nothing in development, where files
 * change under the same name, and where service workers are not supported.
 */
export async function registerServiceWorker(
  tell: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const hear = ({ data }: MessageEvent<unknown>): void => {
    // The run shows when it was fetched itself.
    if (isStaleMessage(data) && location.pathname !== paths.vendorRun())
      tell(staleSentence(data.seenAtMs, location.pathname))
  }
  navigator.serviceWorker.addEventListener('message', hear, { signal })
  navigator.serviceWorker.startMessages()
  navigator.serviceWorker.controller?.postMessage(STALE_QUERY)
  addEventListener('vite:preloadError', event => void reloadForNewVersion(event.payload), { signal })
  await pageIdle()
  await navigator.serviceWorker.register(SERVICE_WORKER)
}

/** The files of this page's version are gone: reloads once, into the current version. */
async function reloadForNewVersion(failure: Error): Promise<void> {
  const file = /https?:\S+/.exec(failure.message)?.[0]
  const answer = file && (await fetch(file, { method: 'HEAD' }).catch(() => undefined))
  if (answer && answer.status === 404) reloadOnceFor(file)
}
