import { keptValue } from '#web/kept-value.ts'

/** The id of the zone that a visitor chose; null before that. It stays in this browser. */
export const chosenZone = keptValue('amic.zone', kept => (typeof kept === 'string' ? kept : null))
