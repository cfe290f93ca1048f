import { dayOf } from '#contract/day-of.ts'
import { nextDeliveryDays, type RoundOfDays } from '#contract/delivery/next-delivery-days.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'

type Delivered = {
  rounds: readonly RoundOfDays[]
  zoneId: string | null
  createdAt: Date
  status: OrderStatus
  /** When it was handed over. */
  deliveredAt: Date | undefined
  now: Date
}

/**
 * The day for which a parcel of the demonstration was planned: the one on which it came; of what is on its way this one, so
 * that the stalls have something to bring today; else the first on which its producer goes there.
 */
export function plannedDay({
  rounds,
  zoneId,
  createdAt,
  status,
  deliveredAt,
  now,
}: Delivered): string | null {
  if (deliveredAt) return dayOf(deliveredAt)
  if (status === 'shipped') return dayOf(now)
  const [first] = nextDeliveryDays({ rounds, closedDays: [], zoneId, now: createdAt, count: 1 })
  if (!first) return null
  // What still waits was promised for a day to come.
  const waits = status === 'pending' || status === 'confirmed'
  if (!waits || first.day >= dayOf(now)) return first.day
  return nextDeliveryDays({ rounds, closedDays: [], zoneId, now, count: 1 })[0]?.day ?? first.day
}
