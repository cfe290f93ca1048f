import { WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser is online; true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/**
 * Banner while offline, with the age of cached content; refetched data may be fresh on a connection that was only slow. The
 * service worker is registered after the page is loaded.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  const [copies, setCopies] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    import('#web/offline/register-service-worker.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(setCopies, left.signal),
      console.warn,
    )
    return () => left.abort()
  }, [])
  return (
    <div role="status">
      {(!isOnline || copies) && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 bg-ink px-4 py-2 text-center text-sm font-semibold text-white">
          {!isOnline && (
            <span className="flex items-center gap-2">
              <WifiOff aria-hidden className="size-4 shrink-0" />
              Vous êtes hors ligne
            </span>
          )}
          {copies && <span>{copies}</span>}
          {isOnline && (
            <button type="button" className="min-h-11 px-3 underline" onClick={() => location.reload()}>
              Actualiser
            </button>
          )}
        </p>
      )}
    </div>
  )
}
