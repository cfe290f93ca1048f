import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Zone } from '#contract/delivery/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { chosenZone } from '#web/features/delivery/days/chosen-zone.ts'

const NO_ZONES: readonly Zone[] = []

/** All zones once loaded, the served ones, and the chosen zone if it is served. */
export function useZone() {
  const { data, isPending } = useQuery(apiQuery(useApi(), 'listZones'))
  const id = useSyncExternalStore(chosenZone.subscribe, chosenZone.read, () => null)
  const zones = (data ?? NO_ZONES).filter(zone => zone.isServed)
  return { all: data, isPending, zones, zone: zones.find(zone => zone.id === id) }
}
