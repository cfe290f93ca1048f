import { browserStorage, withStorage } from '#web/storage/with-storage.ts'
import { createStore } from '#web/ui/create-store.ts'

/** The part of `Storage` that a stored value needs. */
type WritableStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A value in the browser's local storage, shared by all tabs. */
export type StoredValue<Value> = {
  read: () => Value
  /** Stores a value; `undefined` removes it. */
  write: (value: Value | undefined) => void
  /** Called on each change, also by other tabs. For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
}

/** `text` is the stored string; undefined where the value only lives in memory. */
type Entry<Value> = { value: Value; text?: string | null }

/**
 * Creates a value in local storage.
 * @param parse validates what was stored, which may be anything; `undefined` when nothing was
 * @param findStorage returns the storage, or throws where the browser forbids it; the value then lives as long as the page
 */
export function storedValue<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  findStorage: () => WritableStorage = browserStorage,
): StoredValue<Value> {
  const load = (): Entry<Value> =>
    withStorage(
      findStorage,
      (storage): Entry<Value> | undefined => {
        const text = storage.getItem(key)
        const remembered = store.read()
        if (remembered && text === remembered.text) return remembered
        return { value: parse(text === null ? undefined : JSON.parse(text)), text }
      },
      undefined,
    ) ?? { value: parse(undefined) }

  /** @returns what is stored then; nothing where storage is full or forbidden */
  const save = (value: Value | undefined) =>
    withStorage(
      findStorage,
      (storage): { text?: string | null } => {
        const text = value === undefined ? null : JSON.stringify(value)
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return { text }
      },
      {},
    )

  const handleStorage = (event: StorageEvent): void => {
    // A null key: storage was cleared.
    if (event.key !== key && event.key !== null) return
    store.write(load())
  }

  const store = createStore<Entry<Value> | undefined>(undefined, () => {
    addEventListener('storage', handleStorage)
    const remembered = store.read()
    // Other tabs may have written while nobody subscribed.
    if (!remembered || remembered.text !== undefined) store.write(load())
    return () => removeEventListener('storage', handleStorage)
  })

  return {
    read: () => {
      // Without subscribers: the first one reads it again.
      if (!store.read()) store.write(load())
      return store.read()!.value
    },
    write: value => store.write({ value: value ?? parse(undefined), ...save(value) }),
    subscribe: store.subscribe,
  }
}
