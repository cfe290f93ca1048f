import type { RoundsBody, Zone } from '#contract/delivery/schemas.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { groupBy } from '#web/group-by.ts'

type Facts = RoundsBody[number]
type NamedZone = Pick<Zone, 'id' | 'name'>

/** "12 h"; for 0 h also at which end of the day. */
export const hourWords = (hour: number): string => `${hour}\u00a0h${hour === 0 ? ' (début du jour)' : ''}`

/** "le jour même", "la veille", "2 jours avant". */
export const daysBeforeWords = (days: number): string =>
  ['le jour même', 'la veille'][days] ?? `${days} jours avant`

/** "toutes", or the names of a round's zones. */
export const zoneWords = ({ zoneIds }: Pick<Facts, 'zoneIds'>, zones: readonly NamedZone[]): string =>
  zones
    .filter(({ id }) => zoneIds.includes(id))
    .map(({ name }) => name)
    .join(', ') || 'toutes'

const placeWords = (round: Facts, zones: readonly NamedZone[]): string =>
  round.zoneIds.length === 0 ? 'partout' : zoneWords(round, zones)

/**
 * Order deadline in words. Midnight is expressed as the last minute of the day before; a comma separates two numbers: "jusqu’à 12
 * h, 2 jours avant".
 */
function limitWords({ beforeHour, daysBefore }: Facts): string {
  const [hour, day] =
    beforeHour === 0
      ? ['23\u00a0h\u00a059', daysBeforeWords(daysBefore + 1)]
      : [hourWords(beforeHour), daysBeforeWords(daysBefore)]
  return `jusqu’à ${hour}${/^\d/.test(day) ? ',' : ''} ${day}`
}

/** "partout : commandes jusqu’à 12 h la veille": a round without its weekday. */
export const roundWords = (round: Facts, zones: readonly NamedZone[]): string =>
  `${placeWords(round, zones)}\u00a0: commandes ${limitWords(round)}`

/** An owner's rounds in lines; those that differ only in the weekday share one. */
export const roundLines = (
  rounds: readonly Facts[],
  zones: readonly NamedZone[],
): { days: string; words: string }[] =>
  groupBy(rounds, round => roundWords(round, zones)).map(([words, alike]) => ({
    days: formatRoundDays(alike),
    words,
  }))
