import { ZONE_KEY } from '#web/features/delivery/zone-key.ts'
import { storedValue } from '#web/storage/stored-value.ts'

/** The id of the zone that a visitor chose; null before that. It stays in this browser. */
export const chosenZone = storedValue(ZONE_KEY, kept => (typeof kept === 'string' ? kept : null))
