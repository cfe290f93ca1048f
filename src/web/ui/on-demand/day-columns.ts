import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { fcfaOf, formatFcfa } from '#contract/money.ts'
import type { Column } from '#web/ui/on-demand/column-chart.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'

/** About how many days are labelled below a chart on wide and narrow screens: more would overlap. */
const NAMED = { wide: 7, narrow: 4 }

/** Columns of a chart in FCFA by day: "samedi 28 novembre"; every nth one is labelled. */
export function dayColumns(days: readonly { day: string; revenue: string }[]): Column[] {
  const nameOf = (day: string, place: number, named: number) =>
    place % Math.ceil(days.length / named) === 0 ? formatShortDay(day) : ''
  return days.map(({ day, revenue }, place) => ({
    label: formatWeekday(day),
    short: nameOf(day, place, NAMED.wide),
    narrow: nameOf(day, place, NAMED.narrow),
    size: fcfaOf(revenue),
    words: formatFcfa(revenue),
  }))
}
