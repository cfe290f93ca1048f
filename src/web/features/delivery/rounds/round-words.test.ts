import { expect, test } from 'vitest'
import { hourWords, roundLines, roundWords } from './round-words.ts'

const zones = [
  { id: 'c', name: 'Cocody' },
  { id: 'y', name: 'Yopougon' },
]
const round = (weekday: number, other = {}) => ({
  weekday,
  zoneIds: [],
  daysBefore: 1,
  beforeHour: 12,
  ...other,
})

test.each([
  [round(1), 'partout\u00a0: commandes jusqu’à 12\u00a0h la veille'],
  [
    round(1, { beforeHour: 0, daysBefore: 0 }),
    'partout\u00a0: commandes jusqu’à 23\u00a0h\u00a059 la veille',
  ],
  [
    round(1, { beforeHour: 0, daysBefore: 1 }),
    'partout\u00a0: commandes jusqu’à 23\u00a0h\u00a059, 2 jours avant',
  ],
  [
    round(1, { zoneIds: ['y', 'c'], daysBefore: 3 }),
    'Cocody, Yopougon\u00a0: commandes jusqu’à 12\u00a0h, 3 jours avant',
  ],
])('the words of %j', (one, words) => {
  expect(roundWords(one, zones)).toBe(words)
})

test.each([
  [[2, 5], 'mardi et vendredi'],
  [[6, 5], 'vendredi et samedi'],
  [[3, 1, 2], 'du lundi au mercredi'],
  [[1, 2, 4], 'lundi, mardi et jeudi'],
  [[4, 4], 'jeudi'],
])('rounds of the days %j, alike otherwise, are one line', (days, words) => {
  const lines = roundLines(
    days.map(day => round(day)),
    zones,
  )
  expect(lines).toEqual([{ days: words, words: 'partout\u00a0: commandes jusqu’à 12\u00a0h la veille' }])
})

test('rounds that go elsewhere, or close at another hour, are lines of their own', () => {
  const rounds = [round(1), round(2, { zoneIds: ['y'] }), round(3), round(4, { beforeHour: 18 })]
  expect(roundLines(rounds, zones).map(({ days }) => days)).toEqual(['lundi et mercredi', 'mardi', 'jeudi'])
})

test('0 h is said to begin its day, where an hour is chosen', () => {
  expect([0, 18].map(hourWords)).toEqual(['0\u00a0h (début du jour)', '18\u00a0h'])
})
