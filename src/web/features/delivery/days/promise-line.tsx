import { useQuery } from '@tanstack/react-query'
import { promiseWords } from '#contract/delivery/promise-words.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useDeliveryZone } from '#web/features/delivery/days/use-delivery-zone.ts'

/** Next delivery of a producer to the chosen zone; without a zone, the weekdays of its rounds. */
export function PromiseLine({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(apiQuery(useApi(), 'getCalendar', { params: { id: vendorId } }))
  const { zone } = useDeliveryZone()
  if (!data) return 'Livraison gratuite'
  const closedDays = data.closedDays.map(({ date }) => date)
  if (zone) return promiseWords({ rounds: data.rounds, closedDays, zone, now: new Date() })
  return `Livraison ${formatRoundDays(data.rounds) || 'gratuite'}`
}
