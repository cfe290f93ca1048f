import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { formatRoundDays } from '#contract/delivery/day-words.ts'
import { apiQuery, useApi } from '#web/api-query.ts'
import { Truck } from '#web/ui/icons.ts'

/** What the days of a producer's deliveries follow from. */
export const calendarQuery = (api: Api, vendorId: string) =>
  apiQuery(api, 'getCalendar', { params: { id: vendorId } })

/** "Livraison mardi et vendredi": the weekdays on which a producer delivers, the same for every visitor. */
export function DeliveryWeekdays({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(calendarQuery(useApi(), vendorId))
  return (
    <>
      <Truck aria-hidden className="size-5 shrink-0" />
      <span>Livraison {(data && formatRoundDays(data.rounds)) || 'gratuite'}</span>
    </>
  )
}
