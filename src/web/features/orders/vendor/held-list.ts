import { useSyncExternalStore } from 'react'
import { SETTLING_MS } from '#web/ui/spaces/use-settling.ts'

let isHeld = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(value: boolean) {
  isHeld = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An act is done, and its order may leave its place: for a moment the list takes no tap. */
export function holdList(): void {
  clearTimeout(timer)
  set(true)
  timer = setTimeout(set, SETTLING_MS, false)
}

/** Was an act of the list done just now? */
export function useIsListHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHeld,
    () => false,
  )
}
