import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDayAndMonth, formatDays, formatTime } from './dates.ts'

const instants = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
})
/** As `Intl` formats it, except for the first of a month: "1er", on one line with its month. */
const french = (options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Africa/Abidjan', ...options })
  return { format: (instant: Date) => format(instant).replace(/^1 /, '1er\u00a0') }
}

test('dates and hours are those of a French calendar in Abidjan', () => {
  const date = french({ dateStyle: 'long' })
  const dateTime = french({ dateStyle: 'long', timeStyle: 'short' })
  const dayAndMonth = french({ day: 'numeric', month: 'long' })
  const clock = french({ hour: '2-digit', minute: '2-digit' })
  const inWords = (time: string) => time.replace(/\b(?:0(?=[1-9]))?(\d+):/, '$1\u00a0h\u00a0')
  fc.assert(
    fc.property(instants, instant => {
      expect(formatDate(instant)).toBe(date.format(instant))
      expect(formatDateTime(instant.toISOString())).toBe(inWords(dateTime.format(instant)))
      expect(formatDayAndMonth(instant.getTime())).toBe(dayAndMonth.format(instant))
      expect(formatTime(instant)).toBe(inWords(clock.format(instant)))
    }),
  )
})

test('the hour after midnight has two digits, as no other below ten', () => {
  expect(formatTime('2026-11-27T00:34:00Z')).toBe('00\u00a0h\u00a034')
  expect(formatTime('2026-11-27T08:05:00Z')).toBe('8\u00a0h\u00a005')
})

test('a day without an hour is that day', () => {
  expect(formatDate('2026-03-01')).toBe('1er\u00a0mars 2026')
})

test.each([
  ['2026-12-10', '2026-12-12', '10 au 12 décembre 2026'],
  ['2026-11-28', '2026-12-01', '28 novembre au 1er\u00a0décembre 2026'],
  ['2026-12-28', '2027-01-03', '28 décembre 2026 au 3 janvier 2027'],
])('from %s to %s: %s', (first, last, words) => {
  expect(formatDays(first, last)).toBe(words)
})

test('what is not an instant is refused', () => {
  expect(() => formatDate('hier')).toThrow(RangeError)
})
