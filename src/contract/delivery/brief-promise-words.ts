import { dayOf } from '../day-of.ts'
import { formatDayAndMonth } from '../french/dates.ts'
import { inSequence } from '../french/in-sequence.ts'
import { formatRoundDays, weekdayWord, weekdayWords } from '../french/weekdays.ts'
import { nextDeliveryDays } from './next-delivery-days.ts'
import type { DeliveryQuestion } from './promise-words.ts'
import { weekdayOf } from './weekday-of.ts'
import { deadlineOf, formatDayFrom } from './weekday-words.ts'

const shortened = (weekday: string): string => `${weekday.slice(0, 3)}.`
const shortWeekday = (day: string): string => shortened(weekdayWord(weekdayOf(day)))
/** "27", "1er". */
const dayNumber = (day: string): string => formatDayAndMonth(day).split(/\s/)[0] ?? ''
/** "ven. 27": a date within some weeks. */
const shortDay = (day: string): string => `${shortWeekday(day)}\u00a0${dayNumber(day)}`

/** "demain", "ven. 27". */
function shortDayFrom(day: string, today: string): string {
  const words = formatDayFrom(day, today)
  return /\s/.test(words) ? shortDay(day) : words
}

/**
 * Next delivery day for a zone that the page names, for one line of a phone: "Livré ven. 27" and "commandez avant jeu. 18 h";
 * undefined without one.
 */
export function briefPromiseWords({ zone, ...question }: DeliveryQuestion) {
  const { now } = question
  const [next] = nextDeliveryDays({ ...question, zoneId: zone.id, count: 1 })
  if (!next) return undefined
  const { day, isToday, isNear, hour } = deadlineOf(next.orderBefore, now)
  const dayOfDeadline = isNear ? shortWeekday(day) : `${shortDay(day)},`
  return {
    day: `Livré ${shortDayFrom(next.day, dayOf(now))}`,
    deadline: `commandez avant ${isToday ? '' : `${dayOfDeadline}\u00a0`}${hour}`,
  }
}

/** From this many days on, they are shortened; of more they are counted. */
const MANY_DAYS = 3

/** Weekdays of rounds in about the width of two: "mardi et vendredi", "lun., mer. et sam.", "4 jours par semaine". */
export function briefRoundDays(rounds: readonly { weekday: number }[]): string {
  const days = weekdayWords.filter((_, index) => rounds.some(({ weekday }) => weekday === index + 1))
  const words = formatRoundDays(rounds)
  if (days.length < MANY_DAYS || words.startsWith('du ')) return words
  return days.length === MANY_DAYS ? inSequence(days.map(shortened)) : `${days.length} jours par semaine`
}
