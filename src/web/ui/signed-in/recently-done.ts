import { useSyncExternalStore } from 'react'
import { createStore } from '#web/ui/create-store.ts'

/** The next item moves to where the finished one was: a double press must not activate it. */
const DOUBLE_PRESS_MS = 600

/** Id of the item acted on a moment ago. */
const recentlyDone = createStore<string | undefined>(undefined)
let timer: ReturnType<typeof setTimeout> | undefined

/** Records that an item was just acted on. */
export function markDone(id: string): void {
  clearTimeout(timer)
  recentlyDone.write(id)
  timer = setTimeout(() => recentlyDone.write(undefined), DOUBLE_PRESS_MS)
}

/** Whether any item, or this one, was acted on a moment ago. */
export const useIsRecentlyDone = (id?: string): boolean =>
  useSyncExternalStore(
    recentlyDone.subscribe,
    () => recentlyDone.read() !== undefined && (id === undefined || recentlyDone.read() === id),
    () => false,
  )
