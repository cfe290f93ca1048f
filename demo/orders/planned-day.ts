import { dayOf } from '#contract/day-of.ts'
import { isOpenOn } from '#contract/delivery/is-open-on.ts'
import { movableDays } from '#contract/delivery/movable-days.ts'
import { nextDeliveryDays, type RoundOfDays } from '#contract/delivery/next-delivery-days.ts'
import type { Opening } from '#contract/delivery/opening-hours.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'

type Delivered = {
  rounds: readonly RoundOfDays[]
  zoneId: string | null
  /** Of the point where it is fetched; none of what is brought home. */
  openingHours: readonly Opening[]
  createdAt: Date
  status: OrderStatus
  /** When it was handed over. */
  deliveredAt: Date | undefined
  now: Date
}

/** The day of its rounds from which a vendor moved a parcel to another one. */
export function dayBeforeMove(
  { rounds, zoneId, createdAt }: Pick<Delivered, 'rounds' | 'zoneId' | 'createdAt'>,
  movedTo: string,
): string {
  const first = nextDeliveryDays({ rounds, closedDays: [], zoneId, now: createdAt, count: 2 })
  const other = first.find(({ day }) => day !== movedTo)
  if (!other) throw new Error('A vendor of the demonstration that moves a parcel does not come there')
  return other.day
}

/**
 * The day for which a parcel of the demonstration was planned: the one on which it came; of what is on its way this one, so
 * that the stalls have something to bring today, or the next one on which the point is open; else the first on which its
 * producer goes there.
 */
export function plannedDay({
  rounds,
  zoneId,
  openingHours,
  createdAt,
  status,
  deliveredAt,
  now,
}: Delivered): string | null {
  if (deliveredAt) return dayOf(deliveredAt)
  const today = dayOf(now)
  if (status === 'shipped')
    return isOpenOn(openingHours, today) ? today : (movableDays([], now, openingHours)[0] ?? today)
  const question = { rounds, closedDays: [], zoneId, openingHours, count: 1 }
  const [first] = nextDeliveryDays({ ...question, now: createdAt })
  if (!first) return null
  // What still waits was promised for a day to come.
  const waits = status === 'pending' || status === 'confirmed'
  if (!waits || first.day >= today) return first.day
  return nextDeliveryDays({ ...question, now })[0]?.day ?? first.day
}
