/** Does this browser keep something under this name in its local storage? What reads it comes only then. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage is forbidden: nothing was kept.
    return false
  }
}
