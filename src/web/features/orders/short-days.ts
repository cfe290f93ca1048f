import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { inSequence } from '#contract/french/in-sequence.ts'
import { weekdayWord } from '#contract/french/weekdays.ts'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'

/** "ven. 27 nov."; several days are shown without weekdays: "27 nov. et 4 déc.", "27 et 30 nov.". */
export function shortDays(days: readonly string[]): string {
  const [first, ...others] = days
  if (first && others.length === 0)
    return `${weekdayWord(weekdayOf(first)).slice(0, 3)}. ${formatShortDay(first)}`
  const isBeforeOneOfItsMonth = (day: string, place: number) => days[place + 1]?.startsWith(day.slice(0, 7))
  return inSequence(
    days.map((day, place) =>
      isBeforeOneOfItsMonth(day, place) ? formatShortDay(day).replace(/\s.*/, '') : formatShortDay(day),
    ),
  )
}
