import { useQuery } from '@tanstack/react-query'
import { briefPromiseWords, briefRoundDays } from '#contract/delivery/brief-promise-words.ts'
import { promiseWords } from '#contract/delivery/promise-words.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useDeliveryZone } from '#web/features/delivery/days/use-delivery-zone.ts'

type Props = {
  vendorId: string
  /** On phones one line, where the zone is named above; screen readers get the whole words. */
  isBrief?: boolean
}

/** Next delivery of a producer to the chosen zone; without a zone, the weekdays of its rounds. */
export function PromiseLine({ vendorId, isBrief = false }: Props) {
  const { data } = useQuery(apiQuery(useApi(), 'getCalendar', { params: { id: vendorId } }))
  const { zone } = useDeliveryZone()
  if (!data) return 'Livraison gratuite'
  const closedDays = data.closedDays.map(({ date }) => date)
  const question = zone && { rounds: data.rounds, closedDays, zone, now: new Date() }
  const words = question ? promiseWords(question) : `Livraison ${formatRoundDays(data.rounds) || 'gratuite'}`
  if (!isBrief) return words
  const brief = question && briefPromiseWords(question)
  return (
    <>
      <span className="max-sm:sr-only">{words}</span>
      <span aria-hidden className="sm:hidden">
        {brief ? (
          <>
            {brief.day}
            <span className="text-xs font-normal text-ink-soft">, {brief.deadline}</span>
          </>
        ) : question ? (
          'Pas de livraison pour le moment'
        ) : (
          `Livraison ${briefRoundDays(data.rounds) || 'gratuite'}`
        )}
      </span>
    </>
  )
}
