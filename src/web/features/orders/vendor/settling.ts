import { useSyncExternalStore } from 'react'

/** What is done leaves its place to the next thing that waits: a double tap must not reach that. */
const SETTLING_MS = 600

let isSettling = false
const listeners = new Set<() => void>()

function set(value: boolean) {
  isSettling = value
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** An act is done: for a moment no other begins, of this order or of one that comes in its place. */
export function settle(): void {
  clearTimeout(timer)
  set(true)
  timer = setTimeout(set, SETTLING_MS, false)
}

/** Was an act done just now? */
export const useIsSettling = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSettling,
    () => false,
  )
