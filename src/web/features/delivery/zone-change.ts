import type { Zone } from '#contract/delivery/schemas.ts'
import { type Place, sentPlace } from '#web/features/delivery/place.ts'

export type ChosenZone = Pick<Place, 'region' | 'zoneId'>

/** Changes for another zone: also resets the position, which is in the previous one. */
export const zoneChange = (place: Place, chosen: ChosenZone, zones: readonly Zone[]): Partial<Place> =>
  sentPlace(place, zones).zoneId === '' ? chosen : { ...chosen, latitude: null, longitude: null }
