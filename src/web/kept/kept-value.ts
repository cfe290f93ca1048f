import { ofBrowser, withStorage } from '#web/kept/with-storage.ts'
import { createStore } from '#web/ui/create-store.ts'

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

/** `text`: as it is in the storage; none where it only lives in memory. */
type Kept<Value> = { value: Value; text?: string | null }

/**
 * A value in the local storage.
 * @param parse makes the value out of what was kept, which may be anything; `undefined` when nothing was
 * @param findStorage gives the storage, or throws where the browser forbids it; the value then lives as long as the page
 */
export function keptValue<Value>(
  key: string,
  parse: (kept: unknown) => Value,
  findStorage: () => KeepingStorage = ofBrowser,
): KeptValue<Value> {
  const load = (): Kept<Value> =>
    withStorage(
      findStorage,
      (storage): Kept<Value> | undefined => {
        const text = storage.getItem(key)
        const known = store.read()
        if (known && text === known.text) return known
        return { value: parse(text === null ? undefined : JSON.parse(text)), text }
      },
      undefined,
    ) ?? { value: parse(undefined) }

  /** @returns what stands in the storage then; nothing where it is full or forbidden: memory serves until the page is left */
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

  const followOtherTabs = (event: StorageEvent): void => {
    // A null key: everything was cleared.
    if (event.key !== key && event.key !== null) return
    store.write(load())
  }

  const store = createStore<Kept<Value> | undefined>(undefined, () => {
    addEventListener('storage', followOtherTabs)
    const known = store.read()
    // What other tabs wrote while nobody listened here.
    if (!known || known.text !== undefined) store.write(load())
    return () => removeEventListener('storage', followOtherTabs)
  })

  return {
    read: () => {
      // As long as nobody listens: the first who does has it read.
      if (!store.read()) store.write(load())
      return store.read()!.value
    },
    write: value => store.write({ value: value ?? parse(undefined), ...save(value) }),
    subscribe: store.subscribe,
  }
}
