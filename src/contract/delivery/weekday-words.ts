import { dayOf } from '../day-of.ts'
import { formatDayAndMonth } from '../french/dates.ts'
import { weekdayWord } from '../french/weekdays.ts'
import { weekdayOf } from './weekday-of.ts'

/** "vendredi 27 novembre": a day in the weeks to come, or of the weeks before. */
export const formatWeekday = (day: string): string =>
  `${weekdayWord(weekdayOf(day))} ${formatDayAndMonth(day)}`

const DAY_MS = 86_400_000

/** "aujourd’hui", "demain", "vendredi 27 novembre": a day, for who reads it on another one. */
export function formatDayFrom(day: string, today: string): string {
  if (day === today) return 'aujourd’hui'
  return day === dayOf(new Date(Date.parse(today) + DAY_MS)) ? 'demain' : formatWeekday(day)
}

/** "si vous commandez avant jeudi 18 h", "si vous commandez aujourd’hui avant 18 h": until when a day may be ordered, on the hour. */
export function orderBeforeWords(orderBefore: Date, now: Date): string {
  const day = dayOf(orderBefore)
  const hour = `${orderBefore.getUTCHours()}\u00a0h`
  return `si vous commandez ${
    day === dayOf(now) ? `aujourd’hui avant ${hour}` : `avant ${weekdayWord(weekdayOf(day))} ${hour}`
  }`
}
