import { nextDeliveryDays, type RoundOfDays } from './next-delivery-days.ts'
import { formatLimit, formatWeekday } from './weekday-words.ts'

type Question = {
  rounds: readonly RoundOfDays[]
  closedDays: readonly string[]
  zone: { id: string; name: string }
  now: Date
}

/** "Livré vendredi 27 novembre à Cocody, si vous commandez avant jeudi 18 h": what a producer promises to a zone. */
export function promiseWords({ zone, ...question }: Question): string {
  const [next] = nextDeliveryDays({ ...question, zoneId: zone.id, count: 1 })
  if (!next) return `Pas de livraison à ${zone.name} pour le moment`
  return `Livré ${formatWeekday(next.day)} à ${zone.name}, si vous commandez avant ${formatLimit(next.orderBefore)}`
}
