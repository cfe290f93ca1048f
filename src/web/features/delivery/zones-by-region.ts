import type { Zone } from '#contract/delivery/schemas.ts'
import { type Region, regions } from '#contract/regions.ts'

type InRegion = { region: Region; here: readonly Zone[] }

/** Regions of several zones, and those whose only zone says it all. */
export function zonesByRegion(zones: readonly Zone[]): { large: InRegion[]; small: InRegion[] } {
  const known = regions.map(region => ({ region, here: zones.filter(zone => zone.region === region) }))
  return {
    large: known.filter(({ here }) => here.length > 1),
    small: known.filter(({ here }) => here.length === 1),
  }
}

/** What those are called together, below the others. */
export const smallRegionsName = (hasLarge: boolean): string => (hasLarge ? 'Autres régions' : 'Régions')
