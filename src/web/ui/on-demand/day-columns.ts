import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import type { Column } from '#web/ui/on-demand/column-chart.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'

/** About how many days are named below a chart, and how many where it is narrow: more would run into one another. */
const NAMED = { wide: 7, narrow: 4 }

/** The columns of a chart in FCFA, one for each day: "samedi 28 novembre"; below it every so many are named. */
export function dayColumns(days: readonly { day: string; revenue: string }[]): Column[] {
  const nameOf = (day: string, place: number, named: number) =>
    place % Math.ceil(days.length / named) === 0 ? formatShortDay(day) : ''
  return days.map(({ day, revenue }, place) => ({
    label: formatWeekday(day),
    short: nameOf(day, place, NAMED.wide),
    narrow: nameOf(day, place, NAMED.narrow),
    size: centimesOf(revenue) / 100,
    words: formatFcfa(revenue),
  }))
}
