import { isUnderWay } from '#contract/orders/facts.ts'
import { plannedDays } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** Orders of the dashboard that show their tracking; all others are a page away. */
const SHOWN = 3

type Arranged = Pick<Order, 'id' | 'status' | 'payBefore'> & {
  can: Pick<Order['can'], 'pay'>
  parcels: Pick<Order['parcels'][number], 'status' | 'plannedOn'>[]
}

const AFTER_ALL_DAYS = '9999'

/** What is to be paid comes before what is to arrive, and that before what is over; of each, what is next comes first. */
function urgencyOf({ can, payBefore, status, parcels }: Arranged): string {
  if (can.pay) return `1 ${payBefore}`
  if (isUnderWay(status)) return `2 ${plannedDays(parcels)[0] ?? AFTER_ALL_DAYS}`
  return '3'
}

/**
 * What the dashboard shows of a customer's orders.
 * @param orders the newest first; so they stay where nothing tells them apart
 * @returns the three that matter most now, and of the others the last one that was delivered, to be ordered again
 */
export function arrangeOrders<Kind extends Arranged>(
  orders: readonly Kind[],
): { shown: Kind[]; again?: Kind } {
  const byUrgency = [...orders].sort((one, other) =>
    urgencyOf(one) < urgencyOf(other) ? -1 : Number(urgencyOf(one) > urgencyOf(other)),
  )
  const shown = byUrgency.slice(0, SHOWN)
  const again = orders.find(order => order.status === 'delivered' && !shown.includes(order))
  return again ? { shown, again } : { shown }
}
