import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { weekdayWord } from '#contract/french/weekdays.ts'
import { formatShortDay } from '#web/ui/spaces/short-dates.ts'

/** "ven. 27 nov.": a day in the weeks to come, in a column. */
export const shortWeekday = (day: string): string =>
  `${weekdayWord(weekdayOf(day)).slice(0, 3)}. ${formatShortDay(day)}`
