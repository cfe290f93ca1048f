import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

/** Is there an entry under this key in local storage? Does not load the code that parses it. */
export const isStored = (key: string): boolean =>
  withStorage(browserStorage, storage => storage.getItem(key) !== null, false)
