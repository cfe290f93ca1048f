import { ofBrowser, withStorage } from '#web/kept/with-storage.ts'

/** Does this browser keep something under this name in its local storage? What reads it comes only then. */
export const isKept = (key: string): boolean =>
  withStorage(ofBrowser, storage => storage.getItem(key) !== null, false)
