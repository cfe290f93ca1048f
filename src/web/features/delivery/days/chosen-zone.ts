import { ZONE_KEY } from '#web/features/delivery/zone-key.ts'
import { storedValue } from '#web/storage/stored-value.ts'

/** Id of the zone that the visitor chose, stored in this browser; null before. */
export const chosenZone = storedValue(ZONE_KEY, stored => (typeof stored === 'string' ? stored : null))
