/**
 * Dates in the French of Côte d'Ivoire. Abidjan is on UTC all year, so ISO instants are local times. Written by hand, since
 * loading the tables of `Intl` is slow on phones.
 */

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** @throws RangeError for an invalid instant */
function partsOf(instant: string | number | Date) {
  const [date = '', clock = ''] = new Date(instant).toISOString().split('T')
  const [year, month, day] = date.split('-')
  return {
    day: day === '01' ? '1er' : String(Number(day)),
    month: MONTHS[Number(month) - 1],
    year,
    clock: clock.slice(0, 5),
  }
}

/** "21 novembre": for recent dates. "1er" is no word of its own: it never ends a line. */
export function formatDayAndMonth(instant: string | number | Date): string {
  const { day, month } = partsOf(instant)
  return `${day}${day === '1er' ? '\u00a0' : ' '}${month}`
}

/** "21 novembre 2026", of an instant or a date. */
export const formatDate = (instant: string | Date): string =>
  `${formatDayAndMonth(instant)} ${partsOf(instant).year}`

/** "10 au 12 décembre 2026", "28 novembre au 3 décembre 2026": a range of dates, with common parts written once. */
export function formatDays(first: string, last: string): string {
  const [from, to] = [partsOf(first), partsOf(last)]
  if (from.year !== to.year) return `${formatDate(first)} au ${formatDate(last)}`
  return `${from.month === to.month ? from.day : formatDayAndMonth(first)} au ${formatDate(last)}`
}

/** "21 novembre 2026 à 14 h 05". */
export const formatDateTime = (instant: string | Date): string =>
  `${formatDate(instant)} à ${formatTime(instant)}`

/** "14 h 32", "8 h 05", "00 h 34", with non-breaking spaces. */
export function formatTime(instant: string | number | Date): string {
  return partsOf(instant).clock.replace(/^(?:0(?=[1-9]))?(\d+):/, '$1\u00a0h\u00a0')
}
