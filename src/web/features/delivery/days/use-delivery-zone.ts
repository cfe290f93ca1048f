import { useQuery } from '@tanstack/react-query'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { useZone } from '#web/features/delivery/days/use-zone.ts'

/**
 * The zone for delivery days: the chosen one, else the zone of the signed-in customer's default address (`isHome`). Addresses
 * are fetched only for signed-in customers without a chosen zone.
 */
export function useDeliveryZone() {
  const { zones, zone: chosen, isPending } = useZone()
  const isWanted = useMaybeSignedIn('customer') && !isPending && !chosen
  const { data, isLoading } = useQuery({ ...apiQuery(useApi(), 'listAddresses'), enabled: isWanted })
  const homeId = isWanted && data?.find(({ isDefault }) => isDefault)?.zoneId
  const home = zones.find(({ id }) => id === homeId)
  return { zones, zone: chosen ?? home, isHome: home !== undefined, isPending: isPending || isLoading }
}
