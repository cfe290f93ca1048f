/** The part of `localStorage` that a kept value needs. */
type KeepingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Something that this browser keeps under a name, the same in all its tabs. */
export type KeptValue<Value> = {
  read: () => Value
  /** Keeps a value; `undefined` forgets it. */
  write: (value: Value | undefined) => void
  /** Told of each change, also of those in other tabs. For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
}

/**
 * A value in the local storage.
 * @param parse makes the value out of what was kept, which may be anything; `undefined` when nothing was
 * @param findStorage gives the storage, or throws where the browser forbids it; the value then lives as long as the page
 */
export function keptValue<Value>(
  key: string,
  parse: (kept: unknown) => Value,
  findStorage: () => KeepingStorage = () => localStorage,
): KeptValue<Value> {
  let current: { value: Value } | undefined
  const listeners = new Set<() => void>()

  const load = (): Value => {
    try {
      const text = findStorage().getItem(key)
      return parse(text === null ? undefined : JSON.parse(text))
    } catch {
      return parse(undefined)
    }
  }

  const save = (value: Value | undefined): void => {
    try {
      if (value === undefined) findStorage().removeItem(key)
      else findStorage().setItem(key, JSON.stringify(value))
    } catch {
      // Full or forbidden: memory serves until the page is left.
    }
  }

  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  const followOtherTabs = (event: StorageEvent): void => {
    // A null key: everything was cleared.
    if (event.key !== key && event.key !== null) return
    current = { value: load() }
    tell()
  }

  return {
    read: () => {
      current ??= { value: load() }
      return current.value
    },
    write: value => {
      current = { value: value ?? parse(undefined) }
      save(value)
      tell()
    },
    subscribe: listener => {
      if (listeners.size === 0) addEventListener('storage', followOtherTabs)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
      }
    },
  }
}
