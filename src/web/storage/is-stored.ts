import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

/** Whether local storage has an entry under this key. Does not load the code that parses it. */
export const isStored = (key: string): boolean =>
  withStorage(browserStorage, storage => storage.getItem(key) !== null, false)
