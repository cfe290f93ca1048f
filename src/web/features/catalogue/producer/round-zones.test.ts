import { expect, test } from 'vitest'
import { roundZones } from './round-zones.ts'

const zone = (id: string, name: string, isServed = true) => ({
  id,
  name,
  isServed,
  region: 'Abidjan' as const,
  position: 1,
})
const zones = [zone('c', 'Cocody'), zone('m', 'Marcory'), zone('s', 'Songon', false)]
const round = (weekday: number, zoneIds: string[]) => ({
  id: `${weekday}`,
  weekday,
  zoneIds,
  daysBefore: 1,
  beforeHour: 18,
})

test('rounds to the same zones are one line, in the order of the week', () => {
  expect(roundZones([round(5, []), round(7, ['m', 'c']), round(2, [])], zones)).toEqual([
    { days: 'mardi et vendredi', zones: 'partout où AMIC livre' },
    { days: 'dimanche', zones: 'à Cocody et à Marcory' },
  ])
})

test('a zone that is closed is not named, and a round that has no other is left out', () => {
  expect(roundZones([round(1, ['s']), round(3, ['s', 'c'])], zones)).toEqual([
    { days: 'mercredi', zones: 'à Cocody' },
  ])
})
