import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '#web/ui/toast.ts'
import { useIdle } from '#web/ui/use-idle.ts'

const Toaster = lazy(() => import('#web/ui/toaster.tsx'))

/**
 * The place of toasts. Their code comes once the page is quiet, so that it is there when the connection is
 * cut; or at once with the first toast.
 */
export function ToastHost() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.none)
  const isIdle = useIdle()
  if (!shown && !isIdle) return null
  return (
    <Suspense fallback={null}>
      <Toaster toast={shown} />
    </Suspense>
  )
}
