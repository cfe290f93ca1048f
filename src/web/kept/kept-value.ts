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
  // `text`: as it is in the storage; none where it only lives in memory.
  let current: { value: Value; text?: string | null } | undefined
  const listeners = new Set<() => void>()

  const load = (): NonNullable<typeof current> => {
    try {
      const text = findStorage().getItem(key)
      if (current && text === current.text) return current
      return { value: parse(text === null ? undefined : JSON.parse(text)), text }
    } catch {
      return { value: parse(undefined) }
    }
  }

  /** @returns what stands in the storage then */
  const save = (value: Value | undefined): { text?: string | null } => {
    try {
      const text = value === undefined ? null : JSON.stringify(value)
      if (text === null) findStorage().removeItem(key)
      else findStorage().setItem(key, text)
      return { text }
    } catch {
      // Full or forbidden: memory serves until the page is left.
      return {}
    }
  }

  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  const followOtherTabs = (event: StorageEvent): void => {
    // A null key: everything was cleared.
    if (event.key !== key && event.key !== null) return
    current = load()
    tell()
  }

  return {
    read: () => {
      current ??= load()
      return current.value
    },
    write: value => {
      current = { value: value ?? parse(undefined), ...save(value) }
      tell()
    },
    subscribe: listener => {
      if (listeners.size === 0) {
        addEventListener('storage', followOtherTabs)
        // What other tabs wrote while nobody listened here.
        if (current?.text !== undefined) current = load()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
      }
    },
  }
}
