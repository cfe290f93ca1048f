import { useQuery } from '@tanstack/react-query'
import { promiseWords } from '#contract/delivery/promise-words.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useZone } from '#web/features/delivery/days/use-zone.ts'

/** When a producer delivers to the zone that was chosen; without one, on which weekdays. */
export function PromiseLine({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(apiQuery(useApi(), 'getCalendar', { params: { id: vendorId } }))
  const { zone } = useZone()
  if (!data) return 'Livraison gratuite'
  const closedDays = data.closedDays.map(({ date }) => date)
  if (zone) return promiseWords({ rounds: data.rounds, closedDays, zone, now: new Date() })
  return `Livraison ${formatRoundDays(data.rounds) || 'gratuite'}`
}
