import { formatDate } from '#contract/french/dates.ts'

/** Of the months that are longer than they need be in a column. */
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

/** "21 nov.": a day in the weeks to come, or a short while ago. */
export const formatShortDay = (day: string): string => formatShortDate(day).replace(/ \d{4}$/, '')

/** "21 nov. 2026, 14:05": an instant in a column. */
export const formatShortDateTime = (at: string): string =>
  `${formatShortDate(at)}, ${new Date(at).toISOString().slice(11, 16)}`
