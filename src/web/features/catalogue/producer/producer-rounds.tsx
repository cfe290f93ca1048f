import { useQuery } from '@tanstack/react-query'
import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { calendarQuery, DeliveryWeekdays } from '#web/features/catalogue/details/delivery-weekdays.tsx'
import { roundZones } from '#web/features/catalogue/producer/round-zones.ts'

/** The producer's delivery weekdays by zone; the date for the visitor's zone on request. */
export function ProducerRounds({ producer }: { producer: Pick<Producer, 'id' | 'pausedUntil'> }) {
  const api = useApi()
  const { data: calendar } = useQuery(calendarQuery(api, producer.id))
  const { data: zones } = useQuery(apiQuery(api, 'listZones'))
  const lines = roundZones(calendar?.rounds ?? [], zones ?? [])
  return (
    <p className="flex items-start gap-1.5 font-semibold text-leaf-800 empty:hidden">
      <DeliveryWeekdays vendor={producer}>
        {lines.map(({ days, zones: where }, nth) => (
          <span key={where}>
            {nth === 0 && 'Livraison '}
            {days}
            <span className="font-normal text-ink">
              {' '}
              {where}
              {nth < lines.length - 1 && ', '}
            </span>
          </span>
        ))}
      </DeliveryWeekdays>
    </p>
  )
}
