import type { Zone } from '#contract/delivery/schemas.ts'
import { type Region, regions } from '#contract/regions.ts'

type InRegion = { region: Region; here: readonly Zone[] }

/** Regions with several zones, and those with one. */
export function zonesByRegion(zones: readonly Zone[]): { large: InRegion[]; small: InRegion[] } {
  const withZones = regions.map(region => ({ region, here: zones.filter(zone => zone.region === region) }))
  return {
    large: withZones.filter(({ here }) => here.length > 1),
    small: withZones.filter(({ here }) => here.length === 1),
  }
}

/** Common heading of the regions with one zone, which come last. */
export const smallRegionsName = (hasLarge: boolean): string => (hasLarge ? 'Autres régions' : 'Régions')
