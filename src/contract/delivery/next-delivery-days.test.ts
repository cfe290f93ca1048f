import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { DAYS_AHEAD, nextDeliveryDays, type RoundOfDays } from '#contract/delivery/next-delivery-days.ts'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { DAY_MS } from '../durations.ts'

const TUESDAY_AND_FRIDAY: RoundOfDays[] = [2, 5].map(weekday => ({
  weekday,
  zoneIds: [],
  daysBefore: 1,
  beforeHour: 18,
}))

/** The days from an instant at the end of 2026, whose 24 November is a Tuesday. */
const daysFrom = (now: string, more: Partial<Parameters<typeof nextDeliveryDays>[0]> = {}) =>
  nextDeliveryDays({
    rounds: TUESDAY_AND_FRIDAY,
    closedDays: [],
    zoneId: 'cocody',
    now: new Date(now),
    count: 4,
    ...more,
  }).map(({ day, orderBefore }) => [day, orderBefore.toISOString().slice(0, 16)])

describe('the next days of deliveries', () => {
  test('are those of the rounds, each until its hour of a day before', () => {
    expect(daysFrom('2026-11-24T09:00:00Z')).toEqual([
      ['2026-11-27', '2026-11-26T18:00'],
      ['2026-12-01', '2026-11-30T18:00'],
      ['2026-12-04', '2026-12-03T18:00'],
      ['2026-12-08', '2026-12-07T18:00'],
    ])
  })

  test.each([
    ['2026-11-26T17:59:59.999Z', '2026-11-27'],
    ['2026-11-26T18:00:00.000Z', '2026-12-01'],
  ])('at %s the first is %s', (now, first) => {
    expect(daysFrom(now)[0]![0]).toBe(first)
  })

  test.each([
    ['2026-11-26T23:59:59.999Z', '2026-11-27'],
    ['2026-11-27T00:00:00.000Z', '2026-11-27'],
    ['2026-11-27T05:59:59.999Z', '2026-11-27'],
    ['2026-11-27T06:00:00.000Z', '2026-12-04'],
  ])('of a round that takes orders until the morning, at %s the first is %s', (now, first) => {
    const rounds = [{ weekday: 5, zoneIds: [], daysBefore: 0, beforeHour: 6 }]
    expect(daysFrom(now, { rounds })[0]![0]).toBe(first)
  })

  test('a round until midnight takes no order of its day', () => {
    const rounds = [{ weekday: 5, zoneIds: [], daysBefore: 0, beforeHour: 0 }]
    expect(daysFrom('2026-11-26T23:59:59.999Z', { rounds })[0]).toEqual(['2026-11-27', '2026-11-27T00:00'])
    expect(daysFrom('2026-11-27T00:00:00.000Z', { rounds })[0]![0]).toBe('2026-12-04')
  })

  test('go on over the end of the year, closed days left out', () => {
    const closedDays = ['2026-12-25', '2027-01-01']
    expect(daysFrom('2026-12-22T12:00:00Z', { closedDays }).map(([day]) => day)).toEqual([
      '2026-12-29',
      '2027-01-05',
      '2027-01-08',
      '2027-01-12',
    ])
  })

  test('of two rounds of one day, the one that takes orders longer counts', () => {
    const rounds = [
      { weekday: 5, zoneIds: [], daysBefore: 2, beforeHour: 12 },
      { weekday: 5, zoneIds: ['cocody'], daysBefore: 0, beforeHour: 8 },
    ]
    expect(daysFrom('2026-11-26T20:00:00Z', { rounds })[0]).toEqual(['2026-11-27', '2026-11-27T08:00'])
    expect(daysFrom('2026-11-26T20:00:00Z', { rounds, zoneId: 'yopougon' })[0]![0]).toBe('2026-12-04')
  })

  test('are those on which the point is open; of one that told no hours, any', () => {
    const openingHours = [1, 2, 3].map(weekday => ({ weekday, from: '08:00', to: '12:00' }))
    expect(daysFrom('2026-11-24T09:00:00Z', { openingHours, count: 2 }).map(([day]) => day)).toEqual([
      '2026-12-01',
      '2026-12-08',
    ])
    expect(daysFrom('2026-11-24T09:00:00Z', { openingHours: [] })[0]![0]).toBe('2026-11-27')
    const never = [{ weekday: 7, from: '08:00', to: '12:00' }]
    expect(daysFrom('2026-11-24T09:00:00Z', { openingHours: never })).toEqual([])
  })

  test.each([
    ['2026-11-28T11:59:59.999Z', '2026-11-28'],
    ['2026-11-28T12:00:00.000Z', '2026-12-05'],
  ])('today is one until the point closes: at %s the first is %s', (now, first) => {
    const rounds = [{ weekday: 6, zoneIds: [], daysBefore: 0, beforeHour: 18 }]
    const openingHours = [
      { weekday: 6, from: '10:00', to: '12:00' },
      { weekday: 6, from: '08:00', to: '09:30' },
      { weekday: 7, from: '08:00', to: '20:00' },
    ]
    expect(daysFrom(now, { rounds, openingHours })[0]).toEqual([first, `${first}T12:00`])
  })

  test('none where no round goes, all where the zone is not known', () => {
    const rounds = [{ weekday: 5, zoneIds: ['yopougon'], daysBefore: 1, beforeHour: 18 }]
    expect(daysFrom('2026-11-24T09:00:00Z', { rounds })).toEqual([])
    expect(daysFrom('2026-11-24T09:00:00Z', { rounds: [] })).toEqual([])
    expect(daysFrom('2026-11-24T09:00:00Z', { rounds, zoneId: null })[0]![0]).toBe('2026-11-27')
  })
})

const zone = fc.constantFrom('abobo', 'cocody', 'yopougon')
const someRounds = fc.array(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    zoneIds: fc.uniqueArray(zone),
    daysBefore: fc.integer({ min: 0, max: 7 }),
    beforeHour: fc.integer({ min: 0, max: 23 }),
  }),
  { maxLength: 8 },
)
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})
/** Closed days after `now`, so that they matter. */
const questions = fc
  .record({
    rounds: someRounds,
    zoneId: fc.option(zone),
    openingHours: fc.array(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        from: fc.constantFrom('07:00', '08:30'),
        to: fc.constantFrom('12:00', '18:00'),
      }),
      { maxLength: 6 },
    ),
    now: instants,
    count: fc.integer({ min: 1, max: 8 }),
    closedAhead: fc.uniqueArray(fc.integer({ min: 0, max: DAYS_AHEAD + 10 }), { maxLength: 40 }),
  })
  .map(({ closedAhead, ...question }) => ({
    ...question,
    closedDays: closedAhead.map(ahead => dayOf(new Date(question.now.getTime() + ahead * DAY_MS))),
  }))

/** Closing time on a day: -Infinity when closed, Infinity without opening hours. */
const closingOn = ({ openingHours: hours = [] }: Parameters<typeof nextDeliveryDays>[0], day: string) =>
  hours.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(
        ...hours.flatMap(({ weekday, to }) =>
          weekday === weekdayOf(day) ? [Date.parse(`${day}T${to}:00Z`)] : [],
        ),
      )

describe('whatever the rounds, the closed days, the zone, the hours of the point and the clock', () => {
  const holds = (isSo: (question: Parameters<typeof nextDeliveryDays>[0]) => void) =>
    fc.assert(fc.property(questions, isSo), { numRuns: 1_000 })

  test('no day is closed, of the shop or of the point, and each is served by a round of its weekday that still takes orders', () => {
    holds(question => {
      for (const { day, orderBefore } of nextDeliveryDays(question)) {
        expect(question.closedDays).not.toContain(day)
        const closing = closingOn(question, day)
        expect(orderBefore.getTime()).toBeGreaterThan(question.now.getTime())
        const ofDay = question.rounds.filter(
          ({ weekday, zoneIds }) =>
            weekday === weekdayOf(day) &&
            (question.zoneId === null || zoneIds.length === 0 || zoneIds.includes(question.zoneId)),
        )
        const limits = ofDay.map(({ daysBefore, beforeHour }) => {
          const limit = new Date(`${day}T${String(beforeHour).padStart(2, '0')}:00:00Z`)
          limit.setUTCDate(limit.getUTCDate() - daysBefore)
          return limit.getTime()
        })
        expect(orderBefore.getTime()).toBe(Math.min(Math.max(...limits), closing))
      }
    })
  })

  test('they follow one another, as many as asked for at most, none in the past or too far ahead', () => {
    holds(question => {
      const days = nextDeliveryDays(question).map(({ day }) => day)
      expect(days.length).toBeLessThanOrEqual(question.count)
      expect(days).toEqual([...new Set(days)].sort())
      for (const day of days) {
        const aheadMs = Date.parse(day) - Date.parse(dayOf(question.now))
        expect(aheadMs).toBeGreaterThanOrEqual(0)
        expect(aheadMs).toBeLessThanOrEqual(DAYS_AHEAD * DAY_MS)
      }
    })
  })

  test('no possible day is left out before the last that is offered', () => {
    holds(question => {
      const some = nextDeliveryDays(question).map(({ day }) => day)
      const all = nextDeliveryDays({ ...question, count: DAYS_AHEAD + 1 }).map(({ day }) => day)
      expect(some).toEqual(all.slice(0, question.count))
      if (
        question.closedDays.length === 0 &&
        question.zoneId === null &&
        question.rounds.length > 0 &&
        question.openingHours?.length === 0
      )
        expect(all.length).toBeGreaterThanOrEqual(Math.floor((DAYS_AHEAD - 7) / 7))
      // Opening hours only remove weekdays, and today once the point has closed.
      const { openingHours: _, ...anywhere } = { ...question, count: DAYS_AHEAD + 1 }
      const possible = nextDeliveryDays(anywhere).map(({ day }) => day)
      expect(all).toEqual(possible.filter(day => closingOn(question, day) > question.now.getTime()))
    })
  })

  test('a minute later no day is new before the last, and an order that was possible stays so until its hour', () => {
    holds(question => {
      const all = { ...question, count: DAYS_AHEAD + 1 }
      const later = new Date(question.now.getTime() + 60_000)
      const after = nextDeliveryDays({ ...all, now: later }).map(({ day }) => day)
      for (const { day, orderBefore } of nextDeliveryDays(all))
        expect(after.includes(day)).toBe(orderBefore > later)
    })
  })
})
