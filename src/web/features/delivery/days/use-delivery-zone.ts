import { useQuery } from '@tanstack/react-query'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { useZone } from '#web/features/delivery/days/use-zone.ts'

/**
 * For which zone days are told: the one that was chosen in this browser, else that of the default address of the customer who is signed
 * in (`isHome`). Addresses are asked for only where nothing was chosen and somebody is there.
 */
export function useDeliveryZone() {
  const { zones, zone: chosen, isPending } = useZone()
  const isWanted = useMaybeSignedIn('customer') && !isPending && !chosen
  const { data, isLoading } = useQuery({ ...apiQuery(useApi(), 'listAddresses'), enabled: isWanted })
  const homeId = isWanted && data?.find(({ isDefault }) => isDefault)?.zoneId
  const home = zones.find(({ id }) => id === homeId)
  return { zones, zone: chosen ?? home, isHome: home !== undefined, isPending: isPending || isLoading }
}
