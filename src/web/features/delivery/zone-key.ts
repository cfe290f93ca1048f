/** Where the browser keeps the zone that a visitor chose. */
export const ZONE_KEY = 'amic.zone'
