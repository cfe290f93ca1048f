import { COPIES_QUESTION, isKeptCopies } from '#web/kept-copies.ts'

const RELOADED_KEY = 'amic.reloaded-for'

const ZONE = 'Africa/Abidjan'
// Of its own: the dates of the pages would bring along what else these share.
const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: ZONE })
const time = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: ZONE })

/** "Catalogue vu le 21 novembre à 14 h 32", in Abidjan. */
export function copiesSentence(seenAtMs: number): string {
  const clock = time.format(seenAtMs).replace(':', '\u00a0h\u00a0')
  return `Catalogue vu le ${day.format(seenAtMs)} à\u00a0${clock}`
}

/** The page's own loading comes first: on a slow network, keeping things for later would delay it. */
async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise(resolve => addEventListener('load', resolve, { once: true }))
}

/**
 * Has the browser keep the site for when there is no connection, and says when what this page shows is a copy that was
 * kept. Does nothing in development, where files change under the same name, and in browsers that keep nothing.
 */
export async function followKeptCopies(tell: (sentence: string) => void, signal: AbortSignal): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isKeptCopies(data)) tell(copiesSentence(data.seenAtMs))
  }
  navigator.serviceWorker.addEventListener('message', hear, { signal })
  navigator.serviceWorker.startMessages()
  navigator.serviceWorker.controller?.postMessage(COPIES_QUESTION)
  addEventListener('vite:preloadError', event => void reloadForNewVersion(event.payload), { signal })
  await pageLoaded()
  await navigator.serviceWorker.register('/sw.js')
}

/** This page is of a version whose files are gone: it is read again, once, in the version that there is now. */
async function reloadForNewVersion(failure: Error): Promise<void> {
  const file = /https?:\S+/.exec(failure.message)?.[0]
  if (!file || sessionStorage.getItem(RELOADED_KEY) === file) return
  const answer = await fetch(file, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.status !== 404) return
  sessionStorage.setItem(RELOADED_KEY, file)
  location.reload()
}
