import { useSyncExternalStore } from 'react'
import { createStore } from '#web/ui/create-store.ts'

/** What is done leaves its place to what comes next: a double press must not reach that. */
const SETTLING_MS = 600

/** The id of what something was done with a moment ago. */
const settling = createStore<string | undefined>(undefined)
let timer: ReturnType<typeof setTimeout> | undefined

/** Says that something was done with a thing just now. */
export function settle(id: string): void {
  clearTimeout(timer)
  settling.write(id)
  timer = setTimeout(() => settling.write(undefined), SETTLING_MS)
}

/** Was something done a moment ago, with this one where one is named? */
export const useIsSettling = (id?: string): boolean =>
  useSyncExternalStore(
    settling.subscribe,
    () => settling.read() !== undefined && (id === undefined || settling.read() === id),
    () => false,
  )
