import { formatDayAndMonth, formatTime } from '#contract/french/dates.ts'
import { isTextPage, paths, SERVICE_WORKER } from '#contract/paths.ts'
import { COPIES_QUESTION, isKeptCopies } from '#web/kept/kept-copies.ts'
import { reloadOnceFor } from '#web/reload-once.ts'
import { pageIdle } from '#web/ui/page-idle.ts'

/** "Catalogue vu le 21 novembre à 14 h 32", in Abidjan; of a page without products, "Page vue le…". */
export function copiesSentence(seenAtMs: number, path: string): string {
  const seen = isTextPage(path) ? 'Page vue' : 'Catalogue vu'
  return `${seen} le ${formatDayAndMonth(seenAtMs)} à\u00a0${formatTime(seenAtMs)}`
}

/**
 * Has the browser keep the site for when there is no connection, and says when what this page shows is a copy that was
 * kept. Does nothing in development, where files change under the same name, and in browsers that keep nothing.
 */
export async function followKeptCopies(tell: (sentence: string) => void, signal: AbortSignal): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const hear = ({ data }: MessageEvent<unknown>): void => {
    // The run of a producer says itself from when it is.
    if (isKeptCopies(data) && location.pathname !== paths.vendorRun())
      tell(copiesSentence(data.seenAtMs, location.pathname))
  }
  navigator.serviceWorker.addEventListener('message', hear, { signal })
  navigator.serviceWorker.startMessages()
  navigator.serviceWorker.controller?.postMessage(COPIES_QUESTION)
  addEventListener('vite:preloadError', event => void reloadForNewVersion(event.payload), { signal })
  await pageIdle()
  await navigator.serviceWorker.register(SERVICE_WORKER)
}

/** This page is of a version whose files are gone: it is read again, once, in the version that there is now. */
async function reloadForNewVersion(failure: Error): Promise<void> {
  const file = /https?:\S+/.exec(failure.message)?.[0]
  const answer = file && (await fetch(file, { method: 'HEAD' }).catch(() => undefined))
  if (answer && answer.status === 404) reloadOnceFor(file)
}
