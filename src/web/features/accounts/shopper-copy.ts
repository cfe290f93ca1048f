import type { User } from '#contract/accounts/schemas.ts'
import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

/** Where the browser keeps a copy of who is signed in; other tabs hear of its changes. */
export const SHOPPER_KEY = 'amic.shopper'

/** Where storage is forbidden, who is signed in is asked of the server each time. */
export const shopperCopy = {
  exists: () => withStorage(browserStorage, storage => storage.getItem(SHOPPER_KEY) !== null, false),
  /** Nothing private is kept: the name is enough to greet. */
  keep: ({ id, username, fullName }: User) =>
    withStorage(
      browserStorage,
      storage => storage.setItem(SHOPPER_KEY, JSON.stringify({ id, username, fullName })),
      undefined,
    ),
  forget: () => withStorage(browserStorage, storage => storage.removeItem(SHOPPER_KEY), undefined),
}
