import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDayAndMonth, formatTime } from './french-dates.ts'

const instants = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
})
const french = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Africa/Abidjan', ...options })

test('dates and hours are those of a French calendar in Abidjan', () => {
  const date = french({ dateStyle: 'long' })
  const dateTime = french({ dateStyle: 'long', timeStyle: 'short' })
  const dayAndMonth = french({ day: 'numeric', month: 'long' })
  const clock = french({ hour: '2-digit', minute: '2-digit' })
  fc.assert(
    fc.property(instants, instant => {
      expect(formatDate(instant)).toBe(date.format(instant))
      expect(formatDateTime(instant.toISOString())).toBe(dateTime.format(instant))
      expect(formatDayAndMonth(instant.getTime())).toBe(dayAndMonth.format(instant))
      expect(formatTime(instant)).toBe(clock.format(instant).replace(':', '\u00a0h\u00a0'))
    }),
  )
})

test('a day without an hour is that day', () => {
  expect(formatDate('2026-03-01')).toBe('1 mars 2026')
})

test('what is not an instant is refused', () => {
  expect(() => formatDate('hier')).toThrow(RangeError)
})
