import { dayOf } from '../day-of.ts'
import { formatDayAndMonth } from '../french/dates.ts'
import { weekdayWord } from '../french/weekdays.ts'
import { weekdayOf } from './weekday-of.ts'

/** "vendredi 27 novembre": a day in the weeks to come, or of the weeks before. */
export const formatWeekday = (day: string): string =>
  `${weekdayWord(weekdayOf(day))} ${formatDayAndMonth(day)}`

/** "jeudi 18 h": the instant until which a day may be ordered, on the hour. */
export const formatLimit = (orderBefore: Date): string =>
  `${weekdayWord(weekdayOf(dayOf(orderBefore)))} ${orderBefore.getUTCHours()}\u00a0h`
