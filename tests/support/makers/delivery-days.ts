import { eq } from 'drizzle-orm'
import { dayOf } from '#contract/day-of.ts'
import type { RoundsBody } from '#contract/delivery/schemas.ts'
import { weekdayOf } from '#contract/delivery/weekday-of.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '#database/connect.ts'
import { closedDays, rounds, roundZones } from '#database/schema/delivery.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'

/** A shop whose clock is moved by hand, from ten o'clock of today on, and that has no closed days. */
export class CalendarClock {
  now = new Date(`${dayOf(new Date())}T10:00:00Z`)

  /** The day so many days from now. */
  inDays = (count: number): string => dayOf(new Date(this.now.getTime() + count * DAY_MS))

  pass(days: number): void {
    this.now = new Date(this.now.getTime() + days * DAY_MS)
  }

  /** A round on the weekday of the day so many days from now, ordered the day before until 18 h unless told. */
  round = (ahead: number, fields: Partial<RoundsBody[number]> = {}): RoundsBody[number] => ({
    weekday: weekdayOf(this.inDays(ahead)),
    zoneIds: [],
    daysBefore: 1,
    beforeHour: 18,
    ...fields,
  })
}

/** The day so many days from this moment. */
export const inDays = (count: number): string => dayOf(new Date(Date.now() + count * DAY_MS))

export type RoundAhead = { ahead: number; zoneId?: string }

/** A vendor's rounds go out on the weekdays of some days from now, which no hour of this day makes too late. */
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

/** A vendor with these rounds, and something to sell. */
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
