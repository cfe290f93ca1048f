import type { User } from '#contract/accounts/schemas.ts'

/** Where the browser keeps a copy of who is signed in; other tabs hear of its changes. */
export const SHOPPER_KEY = 'amic.shopper'

/** Storage may be forbidden; who is signed in is then asked of the server each time. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(localStorage)
  } catch {
    return otherwise
  }
}

export const shopperCopy = {
  exists: () => withStorage(storage => storage.getItem(SHOPPER_KEY) !== null, false),
  /** Nothing private is kept: the name is enough to greet. */
  keep: ({ id, username, fullName }: User) =>
    withStorage(
      storage => storage.setItem(SHOPPER_KEY, JSON.stringify({ id, username, fullName })),
      undefined,
    ),
  forget: () => withStorage(storage => storage.removeItem(SHOPPER_KEY), undefined),
}
