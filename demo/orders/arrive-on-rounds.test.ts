import { expect, test } from 'vitest'
import { arriveOnRounds } from './arrive-on-rounds.ts'
import type { ParcelEvent, ParcelTimeline } from './simulate-parcel.ts'

const placed = new Date('2026-11-09T15:00:00Z')
const step = (to: string, at: string): ParcelEvent => ({
  at: new Date(at),
  kind: 'status',
  actor: 'vendor',
  from: null,
  to,
  reason: null,
})
const course: ParcelTimeline = {
  status: 'delivered',
  parcelEvents: [
    { ...step('pending', placed.toISOString()), actor: 'customer' },
    step('confirmed', '2026-11-09T23:10:00Z'),
    step('shipped', '2026-11-10T03:00:00Z'),
    step('delivered', '2026-11-10T04:17:00Z'),
  ],
}
/** On Thursdays, of orders placed before Wednesday at six in the evening. */
const where = {
  rounds: [{ weekday: 4, zoneIds: [], daysBefore: 1, beforeHour: 18 }],
  zoneId: 'cocody',
  openingHours: [],
  now: new Date('2026-11-21T10:00:00Z'),
}
const times = (told: ParcelTimeline) => told.parcelEvents.map(({ at }) => at.toISOString())

test('what came at night comes on the first round, by day, one step after the other', () => {
  const [first, confirmed, shipped, delivered] = times(arriveOnRounds(course, 'x', where)) as [
    string,
    string,
    string,
    string,
  ]
  expect(first).toBe(placed.toISOString())
  expect(confirmed).toMatch(/^2026-11-10T0[67]/)
  expect(shipped).toMatch(/^2026-11-12T0[67]/)
  expect(delivered).toMatch(/^2026-11-12T(?:0[89]|1[0-7])/)
})

test('what is fetched is fetched while the point is open', () => {
  const openingHours = [{ weekday: 4, from: '14:00', to: '16:00' }]
  for (let seed = 0; seed < 20; seed += 1) {
    const told = arriveOnRounds(course, String(seed), { ...where, openingHours })
    expect(times(told).at(-1)).toMatch(/^2026-11-12T1[45]/)
  }
})

test('what would be to come keeps its hours, and so does what is not delivered', () => {
  expect(arriveOnRounds(course, 'x', { ...where, now: new Date('2026-11-10T10:00:00Z') })).toBe(course)
  const onItsWay: ParcelTimeline = { status: 'shipped', parcelEvents: course.parcelEvents.slice(0, 3) }
  expect(arriveOnRounds(onItsWay, 'x', where)).toBe(onItsWay)
})
