import { dayOf } from '../day-of.ts'
import { atPlace } from '../of-name.ts'
import { nextDeliveryDays, type RoundOfDays } from './next-delivery-days.ts'
import { formatDayFrom, orderBeforeWords } from './weekday-words.ts'

/** When does who has these rounds deliver next to a zone? */
export type DeliveryQuestion = {
  rounds: readonly RoundOfDays[]
  closedDays: readonly string[]
  zone: { id: string; name: string }
  now: Date
}

/** "Livré vendredi 27 novembre à Cocody, si vous commandez avant jeudi 18 h": the next delivery day for a zone. */
export function promiseWords({ zone, ...question }: DeliveryQuestion): string {
  const { now } = question
  const [next] = nextDeliveryDays({ ...question, zoneId: zone.id, count: 1 })
  if (!next) return `Pas de livraison ${atPlace(zone.name)} pour le moment`
  return `Livré ${formatDayFrom(next.day, dayOf(now))} ${atPlace(zone.name)}, ${orderBeforeWords(next.orderBefore, now)}`
}
