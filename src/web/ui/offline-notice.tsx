import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection; a page comes from the server with one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Says so while the connection is cut. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center text-sm font-semibold text-white">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          Vous êtes hors ligne
        </p>
      )}
    </div>
  )
}
