/** What a browser keeps for all its tabs. */
export const ofBrowser = (): Storage => localStorage
/** What a browser keeps for one tab. */
export const ofTab = (): Storage => sessionStorage

/** What use of a storage gives; `otherwise` where storage is forbidden or full, or holds what nobody understands. */
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
