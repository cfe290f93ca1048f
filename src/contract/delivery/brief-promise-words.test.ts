import { expect, test } from 'vitest'
import { briefPromiseWords, briefRoundDays } from './brief-promise-words.ts'

const zone = { id: 'cocody', name: 'Cocody' }
const rounds = [{ weekday: 5, zoneIds: ['cocody'], daysBefore: 1, beforeHour: 18 }]
const wednesday = new Date('2026-11-25T10:00:00Z')

test.each([
  ['a round to come', {}, 'Livré ven. 27', 'commandez avant jeu. 18 h'],
  ['a closed day', { closedDays: ['2026-11-27'] }, 'Livré ven. 4', 'commandez avant jeu. 3, 18 h'],
  [
    'the last hours of a round',
    { now: new Date('2026-11-26T17:00:00Z') },
    'Livré demain',
    'commandez avant 18 h',
  ],
  [
    'the last day of a round until midnight',
    { rounds: [{ ...rounds[0]!, beforeHour: 0 }] },
    'Livré ven. 27',
    'commandez avant minuit',
  ],
  [
    'a first day of the month',
    { rounds: [{ ...rounds[0]!, weekday: 2 }] },
    'Livré mar. 1er',
    'commandez avant lun. 18 h',
  ],
])('%s', (_case, changes, day, deadline) => {
  const said = briefPromiseWords({ rounds, closedDays: [], zone, now: wednesday, ...changes })!
  const plain = (words: string) => words.replaceAll('\u00a0', ' ')
  expect([plain(said.day), plain(said.deadline)]).toEqual([day, deadline])
})

test('nothing is said of a zone without a round', () => {
  const elsewhere = { id: 'man', name: 'Man' }
  expect(briefPromiseWords({ rounds, closedDays: [], zone: elsewhere, now: wednesday })).toBeUndefined()
})

test.each([
  [[], ''],
  [[5, 2], 'mardi et vendredi'],
  [[3, 1, 2], 'du lundi au mercredi'],
  [[3, 6, 7], 'mer., sam. et dim.'],
  [[1, 2, 4, 6], '4 jours par semaine'],
])('rounds on %j are said "%s"', (weekdays, words) => {
  expect(briefRoundDays(weekdays.map(weekday => ({ weekday })))).toBe(words)
})
