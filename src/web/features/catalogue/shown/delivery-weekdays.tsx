import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { apiQuery, useApi } from '#web/api-query.ts'
import { Truck } from '#web/ui/icons.ts'
import { useLate, whenAtRest } from '#web/ui/when-at-rest.ts'

/** What the days of a producer's deliveries follow from. */
export const calendarQuery = (api: Api, vendorId: string) =>
  apiQuery(api, 'getCalendar', { params: { id: vendorId } })

const bringPromise = whenAtRest(() => import('#web/features/delivery/days/delivery-promise.tsx'))

/**
 * "Livraison mardi et vendredi": the weekdays on which a producer delivers, the same for every visitor; then the day for the
 * zone of this one.
 */
export function DeliveryWeekdays({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(calendarQuery(useApi(), vendorId))
  const Promised = useLate(bringPromise)
  return (
    <>
      <Truck aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0">
        {Promised ? (
          <Promised vendorId={vendorId} />
        ) : (
          `Livraison ${(data && formatRoundDays(data.rounds)) || 'gratuite'}`
        )}
      </span>
    </>
  )
}
