import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closedWords,
  hoursLines,
  type Opening,
  openingState,
  openingWords,
  shortHours,
} from '#contract/delivery/opening-hours.ts'

const on = (weekdays: number[], from = '08:00', to = '18:00'): Opening[] =>
  weekdays.map(weekday => ({ weekday, from, to }))

/** In the week of 23 November 2026, a Monday. */
const wordsAt = (hours: readonly Opening[], now: string): string | null => {
  const state = openingState(hours, new Date(now))
  return state && openingWords(state)
}

const WEEK = on([1, 2, 3, 4, 5, 6])

describe('a point that is open from Monday to Saturday, from 8 h to 18 h', () => {
  test.each([
    ['2026-11-23T07:59:59.999Z', 'Ouvre à 8\u00a0h'],
    ['2026-11-23T08:00:00.000Z', 'Ouvert maintenant'],
    ['2026-11-23T17:59:59.999Z', 'Ouvert maintenant'],
    ['2026-11-23T18:00:00.000Z', 'Ouvre demain à 8\u00a0h'],
    ['2026-11-23T23:59:59.999Z', 'Ouvre demain à 8\u00a0h'],
    ['2026-11-24T00:00:00.000Z', 'Ouvre à 8\u00a0h'],
    ['2026-11-28T12:00:00.000Z', 'Ouvert maintenant'],
    ['2026-11-28T18:00:00.000Z', 'Ouvre lundi à 8\u00a0h'],
    ['2026-11-29T12:00:00.000Z', 'Ouvre demain à 8\u00a0h'],
  ])('at %s: %s', (now, words) => {
    expect(wordsAt(WEEK, now)).toBe(words)
  })

  test('is open until its closing minute', () => {
    expect(openingState(WEEK, new Date('2026-11-23T10:00:00Z'))).toEqual({ isOpen: true, until: '18:00' })
  })
})

test.each([
  ['between two stretches of a day', '2026-11-25T12:30:00Z', 'Ouvre à 14\u00a0h'],
  ['in the second', '2026-11-25T14:00:00Z', 'Ouvert maintenant'],
  [
    'after the last of the week, the same weekday next week',
    '2026-11-25T17:30:00Z',
    'Ouvre mercredi à 8\u00a0h',
  ],
  ['two days before', '2026-11-23T09:00:00Z', 'Ouvre mercredi à 8\u00a0h'],
])('of one day with a pause at noon, %s', (_case, now, words) => {
  const hours = [...on([3], '14:00', '17:30'), ...on([3], '08:00', '12:00')]
  expect(wordsAt(hours, now)).toBe(words)
})

test('half hours are said', () => {
  expect(wordsAt(on([7], '08:30', '12:00'), '2026-11-28T20:00:00Z')).toBe('Ouvre demain à 8\u00a0h\u00a030')
})

test('a point without hours never opens', () => {
  expect(openingState([], new Date('2026-11-23T10:00:00Z'))).toBe(null)
})

test.each([
  [WEEK, [['lundi à samedi', '8\u00a0h\u00a0à\u00a018\u00a0h']]],
  [
    [...on([6], '09:00', '13:30'), ...on([1, 2, 3], '14:00'), ...on([1, 2, 3], '08:00', '12:00')],
    [
      ['lundi à mercredi', '8\u00a0h\u00a0à\u00a012\u00a0h, 14\u00a0h\u00a0à\u00a018\u00a0h'],
      ['samedi', '9\u00a0h\u00a0à\u00a013\u00a0h\u00a030'],
    ],
  ],
  [
    on([1, 3]),
    [
      ['lundi', '8\u00a0h\u00a0à\u00a018\u00a0h'],
      ['mercredi', '8\u00a0h\u00a0à\u00a018\u00a0h'],
    ],
  ],
  [[], []],
])('the hours %j on a door', (hours, lines) => {
  expect(hoursLines(hours).map(({ days, hours: words }) => [days, words])).toEqual(lines)
})

test('rows say the hours in short: equal days together, each interval of a day', () => {
  const hours = [...on([1, 2, 3, 4, 5], '08:00', '12:00'), ...on([1, 2, 3, 4, 5], '14:00'), ...on([6])]
  expect(shortHours(hours)).toEqual([
    'Lun–Ven 8\u00a0h–12\u00a0h, 14\u00a0h–18\u00a0h',
    'Sam 8\u00a0h–18\u00a0h',
  ])
  expect(shortHours([])).toEqual([])
})

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map(
    minutes =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  )
const someHours = fc.array(
  fc
    .record({ weekday: fc.integer({ min: 1, max: 7 }), one: clock, other: clock })
    .filter(({ one, other }) => one !== other)
    .map(({ weekday, one, other }) => {
      const [from = one, to = other] = [one, other].toSorted()
      return { weekday, from, to }
    }),
  { minLength: 1, maxLength: 8 },
)
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('whatever the hours, at the minute that is told it is open, and at none before', () => {
  fc.assert(
    fc.property(someHours, instants, fc.integer({ min: 0, max: 1_000 }), (hours, now, part) => {
      const state = openingState(hours, now)!
      if (state.isOpen) return
      const { inDays, at } = state.opens
      const opening = new Date(`${now.toISOString().slice(0, 10)}T${at}:00Z`)
      opening.setUTCDate(opening.getUTCDate() + inDays)
      expect(opening.getTime()).toBeGreaterThan(now.getTime())
      expect(openingState(hours, opening)?.isOpen).toBe(true)
      const between = now.getTime() + ((opening.getTime() - 1 - now.getTime()) * part) / 1_000
      expect(openingState(hours, new Date(between))?.isOpen).toBe(false)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['2026-11-28T13:36:00Z', null],
  ['2026-11-28T18:00:00Z', 'fermé depuis 18 h, rouvre lundi à 8 h'],
  ['2026-11-23T19:00:00Z', 'fermé depuis 18 h, rouvre demain à 8 h'],
  ['2026-11-29T13:36:00Z', 'fermé aujourd’hui, rouvre demain à 8 h'],
  ['2026-11-23T06:00:00Z', null],
])('who would set out at %s is told: %s', (now, words) => {
  expect(closedWords(WEEK, new Date(now))?.replaceAll('\u00a0', ' ') ?? null).toBe(words)
  expect(closedWords([], new Date(now))).toBe(null)
})
