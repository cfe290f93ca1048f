import { dayOf } from '#contract/day-of.ts'
import { formatDate, formatTime } from '#contract/french/dates.ts'

/** Abbreviations of long month names. */
const SHORTENED: Readonly<Record<string, string>> = {
  janvier: 'janv.',
  février: 'févr.',
  avril: 'avr.',
  juillet: 'juil.',
  septembre: 'sept.',
  octobre: 'oct.',
  novembre: 'nov.',
  décembre: 'déc.',
}

/** "21 nov. 2026": a date in a column. */
export const formatShortDate = (at: string): string =>
  formatDate(at).replace(/\p{L}{4,}/u, month => SHORTENED[month] ?? month)

/** "21 nov.": a date without its year, for days nearby. */
export const formatShortDay = (day: string): string => formatShortDate(day).replace(/ \d{4}$/, '')

/** "21 nov. 2026, 14 h 05": an instant in a column. */
export const formatShortDateTime = (at: string): string => `${formatShortDate(at)}, ${formatTime(at)}`

/** "21 nov., 14 h 05" today, "20 nov. 2026" for other days: an instant in a list with the newest first. */
export const formatLately = (at: string, now = new Date()): string =>
  dayOf(new Date(at)) === dayOf(now) ? `${formatShortDay(at)}, ${formatTime(at)}` : formatShortDate(at)
