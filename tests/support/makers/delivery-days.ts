import { eq } from 'drizzle-orm'
import { dayOf } from '#contract/day-of.ts'
import type { RoundsBody } from '#contract/delivery/schemas.ts'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '#database/connect.ts'
import { closedDays, rounds, roundZones } from '#database/schema/delivery.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'

/** A shop with an adjustable clock, starting at ten o'clock today, without closed days. */
export class CalendarClock {
  now = new Date(`${dayOf(new Date())}T10:00:00Z`)

  /** The date this many days ahead. */
  inDays = (count: number): string => dayOf(new Date(this.now.getTime() + count * DAY_MS))

  pass(days: number): void {
    this.now = new Date(this.now.getTime() + days * DAY_MS)
  }

  /** A round on the weekday of the date this many days ahead, by default with the deadline 18 h of the day before. */
  round = (ahead: number, fields: Partial<RoundsBody[number]> = {}): RoundsBody[number] => ({
    weekday: weekdayOf(this.inDays(ahead)),
    zoneIds: [],
    daysBefore: 1,
    beforeHour: 18,
    ...fields,
  })
}

/** The date this many days ahead. */
export const inDays = (count: number): string => dayOf(new Date(Date.now() + count * DAY_MS))

type RoundAhead = { ahead: number; zoneId?: string }

/** Sets a vendor's rounds to the weekdays of some days ahead, with deadlines that no time of today misses. */
export async function setRounds(db: Database, vendorId: string, ...days: RoundAhead[]): Promise<void> {
  await db.delete(rounds).where(eq(rounds.vendorId, vendorId))
  for (const { ahead, zoneId } of days) {
    const [round] = await db
      .insert(rounds)
      .values({ vendorId, weekday: weekdayOf(inDays(ahead)), daysBefore: 0, beforeHour: 0 })
      .returning()
    if (zoneId) await db.insert(roundZones).values({ roundId: round!.id, zoneId })
  }
}

/** A vendor with these rounds and a product. */
export async function openStallWithRounds(
  db: Database,
  { businessName, name }: { businessName: string; name: string },
  ...days: RoundAhead[]
) {
  const vendor = await createVendor(db, { businessName })
  await setRounds(db, vendor.id, ...days)
  return { ...vendor, product: await createProduct(db, { vendorId: vendor.id, name, stock: 50 }) }
}
export type StallWithRounds = Awaited<ReturnType<typeof openStallWithRounds>>

export const openEveryDay = (db: Database) => db.delete(closedDays)
