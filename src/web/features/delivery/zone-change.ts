import type { Zone } from '#contract/delivery/schemas.ts'
import { type Place, sentPlace } from '#web/features/delivery/place.ts'

export type ChosenZone = Pick<Place, 'region' | 'zoneId'>

/** What another zone changes of a place: a position that was taken in the former one leads elsewhere. */
export const zoneChange = (place: Place, chosen: ChosenZone, zones: readonly Zone[]): Partial<Place> =>
  sentPlace(place, zones).zoneId === '' ? chosen : { ...chosen, latitude: null, longitude: null }
