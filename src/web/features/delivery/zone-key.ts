/** Where the browser keeps the zone that a visitor chose. */
export const ZONE_KEY = 'amic.zone'

/** Was one chosen in this browser? What reads it comes only then. */
export function isZoneChosen(): boolean {
  try {
    return localStorage.getItem(ZONE_KEY) !== null
  } catch {
    // Storage is forbidden: nothing was kept.
    return false
  }
}
