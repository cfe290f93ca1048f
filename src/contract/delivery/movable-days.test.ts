import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../day-of.ts'
import { DAY_MS } from '../durations.ts'
import { movableDays } from './movable-days.ts'

test('from tomorrow to 30 days on, but for the closed ones', () => {
  const days = movableDays(['2026-11-26', '2026-12-25'], new Date('2026-11-24T23:59:59.999Z'))
  expect([days[0], days[1], days.at(-1)]).toEqual(['2026-11-25', '2026-11-27', '2026-12-24'])
  expect(days).toHaveLength(29)
})

test('to a point, on its weekdays alone', () => {
  const openingHours = [{ weekday: 3, from: '08:00', to: '18:00' }]
  expect(movableDays(['2026-12-02'], new Date('2026-11-24T10:00:00Z'), openingHours)).toEqual([
    '2026-11-25',
    '2026-12-09',
    '2026-12-16',
    '2026-12-23',
  ])
})

test('never today, never a closed day, each later than the one before', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, fc.array(fc.integer({ min: -5, max: 40 })), (now, closedAhead) => {
      const closed = closedAhead.map(ahead => dayOf(new Date(now.getTime() + ahead * DAY_MS)))
      const days = movableDays(closed, now)
      expect(days.every(day => day > dayOf(now) && !closed.includes(day))).toBe(true)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.length).toBeGreaterThanOrEqual(30 - new Set(closed).size)
    }),
  )
})
