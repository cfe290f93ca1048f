import { dayOf } from '#contract/day-of.ts'
import { movableDays } from '#contract/delivery/movable-days.ts'
import { listClosedDates, listOpeningHours } from '../../delivery/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedInVendor } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { lockParcel } from '../moving/items.queries.ts'
import { isDayMovable } from '../order-states.ts'
import { isMoveLimitReached } from './moves.queries.ts'
import { setPlannedDay } from './set-planned-day.ts'

type Moving = { parcelId: string; plannedOn: string; reason?: string | undefined }

/**
 * A vendor moves the delivery day of its parcel before it is shipped, a limited number of times a day; the customer is
 * notified. The same day changes nothing.
 * @returns the id of the order
 * @throws Refused `parcel_not_found`, `move_not_allowed`, `moved_too_often`, `day_unavailable`
 */
export async function moveDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  vendor: SignedInVendor,
  { parcelId, plannedOn, reason }: Moving,
): Promise<string> {
  return db.transaction(async tx => {
    const { order, parcel } = (await lockParcel(tx, parcelId)) ?? refuse('parcel_not_found')
    if (parcel.vendorId !== vendor.vendorId) refuse('parcel_not_found')
    if (parcel.plannedOn === plannedOn) return order.id
    if (!isDayMovable(parcel)) refuse('move_not_allowed')
    const now = clock()
    if (await isMoveLimitReached(tx, { orderId: order.id, parcelId }, now)) refuse('moved_too_often')
    const closedDays = await listClosedDates(tx, dayOf(now))
    const openingHours = await listOpeningHours(tx, order.pickupPointId)
    const possible = movableDays(closedDays, now, openingHours)
    if (!possible.includes(plannedOn)) refuse('day_unavailable', { days: { [vendor.vendorId]: possible } })
    await setPlannedDay(tx, parcel, {
      plannedOn,
      by: { actor: 'vendor', actorId: vendor.userId },
      reason,
      now,
    })
    return order.id
  })
}
