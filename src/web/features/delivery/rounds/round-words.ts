import type { RoundsBody, Zone } from '#contract/delivery/schemas.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { groupBy } from '#web/group-by.ts'

type Facts = RoundsBody[number]
type NamedZone = Pick<Zone, 'id' | 'name'>

/** "12 h", and of 0 h at which end of its day it is. */
export const hourWords = (hour: number): string => `${hour}\u00a0h${hour === 0 ? ' (début du jour)' : ''}`

/** "le jour même", "la veille", "2 jours avant". */
export const daysBeforeWords = (days: number): string =>
  ['le jour même', 'la veille'][days] ?? `${days} jours avant`

/** "toutes", or the names of the zones where a round goes. */
export const zoneWords = ({ zoneIds }: Pick<Facts, 'zoneIds'>, zones: readonly NamedZone[]): string =>
  zones
    .filter(({ id }) => zoneIds.includes(id))
    .map(({ name }) => name)
    .join(', ') || 'toutes'

const placeWords = (round: Facts, zones: readonly NamedZone[]): string =>
  round.zoneIds.length === 0 ? 'partout' : zoneWords(round, zones)

/** The beginning of a day is told by the last minute before it. A comma keeps two numbers apart: "jusqu’à 12 h, 2 jours avant". */
function limitWords({ beforeHour, daysBefore }: Facts): string {
  const [hour, day] =
    beforeHour === 0
      ? ['23\u00a0h\u00a059', daysBeforeWords(daysBefore + 1)]
      : [hourWords(beforeHour), daysBeforeWords(daysBefore)]
  return `jusqu’à ${hour}${/^\d/.test(day) ? ',' : ''} ${day}`
}

/** "partout : commandes jusqu’à 12 h la veille": all of a round but its day. */
export const roundWords = (round: Facts, zones: readonly NamedZone[]): string =>
  `${placeWords(round, zones)}\u00a0: commandes ${limitWords(round)}`

/** The rounds of an owner in lines, those that differ by their day alone in one. */
export const roundLines = (
  rounds: readonly Facts[],
  zones: readonly NamedZone[],
): { days: string; words: string }[] =>
  groupBy(rounds, round => roundWords(round, zones)).map(([words, alike]) => ({
    days: formatRoundDays(alike),
    words,
  }))
