import type { User } from '#contract/accounts/schemas.ts'
import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

/** Key of the copy of the signed-in customer; other tabs are notified of its changes. */
export const CUSTOMER_KEY = 'amic.shopper'

/** Copy of the signed-in customer in local storage; without storage the server is asked each time. */
export const storedCustomer = {
  exists: () => withStorage(browserStorage, storage => storage.getItem(CUSTOMER_KEY) !== null, false),
  /** Nothing private is stored: the name is enough for a greeting. */
  write: ({ id, username, fullName }: User) =>
    withStorage(
      browserStorage,
      storage => storage.setItem(CUSTOMER_KEY, JSON.stringify({ id, username, fullName })),
      undefined,
    ),
  clear: () => withStorage(browserStorage, storage => storage.removeItem(CUSTOMER_KEY), undefined),
}
