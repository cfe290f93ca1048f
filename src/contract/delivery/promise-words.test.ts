import { expect, test } from 'vitest'
import { promiseWords } from './promise-words.ts'
import { orderBeforeWords } from './weekday-words.ts'

const cocody = { id: 'cocody', name: 'Cocody' }
const rounds = [{ weekday: 5, zoneIds: ['cocody'], daysBefore: 1, beforeHour: 18 }]
const wednesday = new Date('2026-11-25T10:00:00Z')

test.each([
  ['a round to come', {}, 'Livré vendredi 27 novembre à Cocody, si vous commandez avant jeudi 18 h'],
  [
    'a closed day',
    { closedDays: ['2026-11-27'] },
    'Livré vendredi 4 décembre à Cocody, si vous commandez avant jeudi 3 décembre 18 h',
  ],
  [
    'an hour that is past',
    { now: new Date('2026-11-26T18:00:00Z') },
    'Livré vendredi 4 décembre à Cocody, si vous commandez avant jeudi 3 décembre 18 h',
  ],
  [
    'the last hours of a round',
    { now: new Date('2026-11-26T17:00:00Z') },
    'Livré demain à Cocody, si vous commandez aujourd’hui avant 18 h',
  ],
  [
    'a round that may be ordered until midnight',
    { rounds: [{ ...rounds[0]!, beforeHour: 0 }], now: new Date('2026-11-24T10:00:00Z') },
    'Livré vendredi 27 novembre à Cocody, si vous commandez avant mercredi 23 h 59',
  ],
  [
    'the last day of such a round',
    { rounds: [{ ...rounds[0]!, beforeHour: 0 }] },
    'Livré vendredi 27 novembre à Cocody, si vous commandez aujourd’hui avant minuit',
  ],
  ['no round there', { zone: { id: 'man', name: 'Man' } }, 'Pas de livraison à Man pour le moment'],
])('%s', (_case, changes, words) => {
  const said = promiseWords({ rounds, closedDays: [], zone: cocody, now: wednesday, ...changes })
  expect(said.replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  ['2026-11-25T12:30:00Z', 'si vous commandez aujourd’hui avant 12 h 30'],
  ['2026-11-27T00:30:00Z', 'si vous commandez avant vendredi 0 h 30'],
])('until %s: %s', (orderBefore, words) => {
  expect(orderBeforeWords(new Date(orderBefore), wednesday).replaceAll('\u00a0', ' ')).toBe(words)
})
