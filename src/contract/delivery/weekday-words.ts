import { dayOf } from '../day-of.ts'
import { DAY_MS } from '../durations.ts'
import { formatDayAndMonth } from '../french/dates.ts'
import { weekdayWord } from '../french/weekdays.ts'
import { hourWords } from './opening-hours.ts'
import { weekdayOf } from './weekday-of.ts'

/** "vendredi 27 novembre": a date within some weeks, without year. */
export const formatWeekday = (day: string): string =>
  `${weekdayWord(weekdayOf(day))} ${formatDayAndMonth(day)}`

const DAYS_OF_WEEK = 7

/** "aujourd’hui", "demain", "vendredi 27 novembre": a date, relative to today. */
export function formatDayFrom(day: string, today: string): string {
  if (day === today) return 'aujourd’hui'
  return day === dayOf(new Date(Date.parse(today) + DAY_MS)) ? 'demain' : formatWeekday(day)
}

/**
 * A deadline: "si vous commandez avant jeudi 18 h", "si vous commandez aujourd’hui avant 18 h", from a week on with the date: "si
 * vous commandez avant vendredi 4 décembre 18 h". Midnight is written as 23 h 59, since it could be read as of either day.
 */
export function orderBeforeWords(orderBefore: Date, now: Date): string {
  const { day, isToday, isNear, hour } = deadlineOf(orderBefore, now)
  if (isToday) return `si vous commandez aujourd’hui avant ${hour}`
  const name = isNear ? weekdayWord(weekdayOf(day)) : formatWeekday(day)
  return `si vous commandez avant ${name}\u00a0${hour}`
}

/** The last day and hour of a deadline; `isNear`: within a week, so that the weekday names it. */
export function deadlineOf(orderBefore: Date, now: Date) {
  const [day, today] = [dayOf(new Date(orderBefore.getTime() - 1)), dayOf(now)]
  const isToday = day === today
  const time = orderBefore.toISOString().slice(11, 16)
  const midnight = isToday ? 'minuit' : '23\u00a0h\u00a059'
  return {
    day,
    isToday,
    isNear: Date.parse(day) - Date.parse(today) < DAYS_OF_WEEK * DAY_MS,
    hour: time === '00:00' ? midnight : hourWords(time),
  }
}
