import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { apiQuery, useApi } from '#web/api-query.ts'
import { chosenZone } from '#web/features/delivery/days/chosen-zone.ts'

/** The zones that are served, and the one that was chosen in this browser, while it is. */
export function useZone() {
  const { data = [] } = useQuery(apiQuery(useApi(), 'listZones'))
  const id = useSyncExternalStore(chosenZone.subscribe, chosenZone.read, () => null)
  const zones = data.filter(zone => zone.isServed)
  return { zones, zone: zones.find(zone => zone.id === id) }
}
