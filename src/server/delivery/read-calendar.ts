import { dayOf } from '#contract/day-of.ts'
import type { Calendar } from '#contract/delivery/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { listClosedDays } from './closed-days.queries.ts'
import { listRoundsFor } from './rounds.queries.ts'

/** The calendar of a vendor's deliveries. */
export async function readCalendar(db: Executor, vendorId: string, now: Date): Promise<Calendar> {
  return {
    rounds: await listRoundsFor(db, vendorId),
    closedDays: await listClosedDays(db, dayOf(now)),
  }
}
