import type { RoundOfDays } from '#contract/delivery/next-delivery-days.ts'
import type { rounds, roundZones } from '#database/schema/delivery.ts'
import { idAt } from '../ids.ts'
import { seededRandom } from '../random.ts'
import type { Vendor } from './make-vendors.ts'
import type { ZoneIds } from './places.ts'

/** Rounds of every shop that has not chosen others. */
const houseRounds: readonly RoundOfDays[] = [2, 5].map(weekday => ({
  weekday,
  zoneIds: [],
  daysBefore: 1,
  beforeHour: 18,
}))

/** The ways of delivering: weekdays, how long before, and whether only the own region. */
const kinds = [
  // As the house does.
  [],
  [{ weekdays: [1, 2, 3, 4, 5, 6], daysBefore: 1, beforeHour: 12 }],
  [{ weekdays: [3, 6], daysBefore: 1, beforeHour: 18 }],
  [
    { weekdays: [1, 4], daysBefore: 0, beforeHour: 7 },
    { weekdays: [6], daysBefore: 2, beforeHour: 18 },
  ],
  [{ weekdays: [5], daysBefore: 2, beforeHour: 20 }],
] as const

/** The rounds that a producer chose; none: those of the house. The account `vendeur` goes out six days a week. */
function roundsOf(index: number): RoundOfDays[] {
  const kind = index === 0 ? kinds[1] : kinds[index % kinds.length]!
  return kind.flatMap(({ weekdays, daysBefore, beforeHour }) =>
    weekdays.map(weekday => ({ weekday, zoneIds: [], daysBefore, beforeHour })),
  )
}

/** By vendor, as its parcels are planned with. */
export const calendarsOf = (vendors: readonly Vendor[]): Map<string, readonly RoundOfDays[]> =>
  new Map(
    vendors.map(({ vendor }, index) => {
      const own = roundsOf(index)
      return [vendor.id, own.length > 0 ? own : houseRounds]
    }),
  )

type RoundRows = {
  rounds: (typeof rounds.$inferInsert)[]
  roundZones: (typeof roundZones.$inferInsert)[]
}

/** Some also bring a Sunday round to Abidjan's markets, and only there. */
export function makeRounds(vendors: readonly Vendor[], zoneIds: ZoneIds): RoundRows {
  const random = seededRandom('amic rounds')
  const rows: RoundRows = { rounds: [], roundZones: [] }
  for (const [index, { vendor }] of vendors.entries()) {
    for (const { weekday, daysBefore, beforeHour } of roundsOf(index)) {
      const id = idAt(random, vendor.createdAt)
      rows.rounds.push({ id, vendorId: vendor.id, weekday, daysBefore, beforeHour })
    }
    if (index % kinds.length !== 2) continue
    const id = idAt(random, vendor.createdAt)
    rows.rounds.push({ id, vendorId: vendor.id, weekday: 7, daysBefore: 1, beforeHour: 12 })
    for (const name of ['Cocody', 'Yopougon', 'Marcory']) {
      const zoneId = zoneIds.get(name)
      if (zoneId) rows.roundZones.push({ roundId: id, zoneId })
    }
  }
  return rows
}
