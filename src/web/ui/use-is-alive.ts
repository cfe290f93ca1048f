import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first drawing of its page, true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
