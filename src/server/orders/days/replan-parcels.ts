import { dayOf } from '#contract/day-of.ts'
import type { Transaction } from '#database/connect.ts'
import { listCalendars, listClosedDates, listOpeningHours } from '../../delivery/public.ts'
import type { OrderRow, ParcelRow } from '../orders.queries.ts'
import type { Actor } from '../write-history.ts'
import { possibleDays } from './plan-days.ts'
import { setPlannedDay } from './set-planned-day.ts'

/**
 * Assigns the first possible day to revived parcels whose planned day has passed. Without a possible day the old one stays,
 * for the vendor to move.
 */
export async function replanParcels(
  tx: Transaction,
  { zoneId, pickupPointId }: Pick<OrderRow, 'zoneId' | 'pickupPointId'>,
  revived: readonly ParcelRow[],
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const today = dayOf(now)
  const late = revived.filter(({ plannedOn }) => plannedOn !== null && plannedOn < today)
  if (late.length === 0) return
  const closedDays = await listClosedDates(tx, today)
  const openingHours = await listOpeningHours(tx, pickupPointId)
  const calendars = await listCalendars(
    tx,
    late.map(({ vendorId }) => vendorId),
  )
  for (const parcel of late) {
    const { rounds } = calendars.get(parcel.vendorId)!
    const [plannedOn] = possibleDays({ rounds }, { closedDays, zoneId, openingHours, now }, 1)
    if (plannedOn) await setPlannedDay(tx, parcel, { plannedOn, by, now })
  }
}
