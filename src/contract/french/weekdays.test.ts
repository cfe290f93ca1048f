import { expect, test } from 'vitest'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'

test.each([
  ['2026-11-27', 'vendredi 27 novembre'],
  ['2026-11-29', 'dimanche 29 novembre'],
  ['2026-12-01', 'mardi 1er\u00a0décembre'],
])('the day %s is said "%s"', (day, words) => {
  expect(formatWeekday(day)).toBe(words)
})

test.each([
  [[], ''],
  [[7], 'dimanche'],
  [[5, 2], 'mardi et vendredi'],
  [[6, 1, 3, 1], 'lundi, mercredi et samedi'],
  [[6, 5], 'vendredi et samedi'],
  [[3, 1, 2], 'du lundi au mercredi'],
  [[7, 1, 6], 'lundi, samedi et dimanche'],
])('rounds on %j are said "%s"', (weekdays, words) => {
  expect(formatRoundDays(weekdays.map(weekday => ({ weekday })))).toBe(words)
})
