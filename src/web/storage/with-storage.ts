/** Shared by all tabs. */
export const browserStorage = (): Storage => localStorage
/** Of one tab. */
export const tabStorage = (): Storage => sessionStorage

/** Runs `use` on a storage; returns `otherwise` where storage is forbidden or full, or its content cannot be parsed. */
export function withStorage<T, Place = Storage>(
  find: () => Place,
  use: (storage: Place) => T,
  otherwise: T,
): T {
  try {
    return use(find())
  } catch {
    return otherwise
  }
}
