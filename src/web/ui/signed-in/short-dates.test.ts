import { expect, test } from 'vitest'
import {
  formatLately,
  formatShortDate,
  formatShortDateTime,
  formatShortDay,
} from '#web/ui/signed-in/short-dates.ts'

test.each([
  ['2026-01-01', '1er\u00a0janv. 2026'],
  ['2026-02-09', '9 févr. 2026'],
  ['2026-03-10', '10 mars 2026'],
  ['2026-05-01T08:00:00.000Z', '1er\u00a0mai 2026'],
  ['2026-06-30', '30 juin 2026'],
  ['2026-08-02', '2 août 2026'],
  ['2026-12-31T23:59:59.000Z', '31 déc. 2026'],
])('%s is %s in a column', (at, words) => {
  expect(formatShortDate(at)).toBe(words)
})

test('a day to come has no year, an instant has its minute', () => {
  expect(formatShortDay('2026-11-27')).toBe('27 nov.')
  expect(formatShortDateTime('2026-11-26T14:05:59.000Z')).toBe('26 nov. 2026, 14\u00a0h\u00a005')
})

test('the hour is told of today alone, the day always', () => {
  const now = new Date('2026-11-26T16:00:00.000Z')
  expect(formatLately('2026-11-26T14:05:59.000Z', now)).toBe('26 nov., 14\u00a0h\u00a005')
  expect(formatLately('2026-11-25T23:59:59.000Z', now)).toBe('25 nov. 2026')
})
