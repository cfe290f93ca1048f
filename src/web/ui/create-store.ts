import { useSyncExternalStore } from 'react'

/** A value of the browser that several parts of a page show. */
export type Store<Value> = {
  read: () => Value
  write: (value: Value) => void
  /** Told of each change. @returns call it to hear no more */
  subscribe: (listener: () => void) => () => void
  /** What stands in what the server draws. */
  atFirst: () => Value
}

/**
 * A value, and who hears of its changes.
 * @param follow called when somebody begins to listen; what it gives is called when nobody does any more
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
    atFirst: () => first,
  }
}

/** The value as it stands. */
export const useStore = <Value>({ subscribe, read, atFirst }: Omit<Store<Value>, 'write'>): Value =>
  useSyncExternalStore(subscribe, read, atFirst)
