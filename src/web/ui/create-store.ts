import { useSyncExternalStore } from 'react'

/** An observable value shared by components. */
type Store<Value> = {
  read: () => Value
  write: (value: Value) => void
  /**
   * Called on each change.
   * @returns unsubscribes
   */
  subscribe: (listener: () => void) => () => void
  /** The value in server-rendered HTML. */
  serverValue: () => Value
}

/**
 * Creates an observable value.
 * @param follow called with the first subscriber; its result is called when the last one leaves
 */
export function createStore<Value>(first: Value, follow?: () => () => void): Store<Value> {
  let value = first
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: next => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      if (listeners.size === 0) stop = follow?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop?.()
      }
    },
    serverValue: () => first,
  }
}

/** The current value; re-renders on changes. */
export const useStore = <Value>({ subscribe, read, serverValue }: Omit<Store<Value>, 'write'>): Value =>
  useSyncExternalStore(subscribe, read, serverValue)
