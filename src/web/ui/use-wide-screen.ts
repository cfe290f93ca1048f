import { useSyncExternalStore } from 'react'

/** From here on there is room beside the content: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether a panel fits beside the content; a page comes from the server as for a wide screen. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
