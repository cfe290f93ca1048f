/** Storage key of the chosen zone. */
export const ZONE_KEY = 'amic.zone'
