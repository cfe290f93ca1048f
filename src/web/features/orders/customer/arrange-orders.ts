import { isUnderWay } from '#contract/orders/facts.ts'
import { plannedDays } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** Orders with tracking on the dashboard; others are on the orders page. */
const SHOWN = 3

type Arranged = Pick<Order, 'id' | 'status' | 'payBefore'> & {
  can: Pick<Order['can'], 'pay'>
  parcels: Pick<Order['parcels'][number], 'status' | 'plannedOn'>[]
}

const AFTER_ALL_DAYS = '9999'

/** Sort key: orders to pay first, then open ones, then completed; within each group the next event first. */
function urgencyOf({ can, payBefore, status, parcels }: Arranged): string {
  if (can.pay) return `1 ${payBefore}`
  if (isUnderWay(status)) return `2 ${plannedDays(parcels)[0] ?? AFTER_ALL_DAYS}`
  return '3'
}

/**
 * Selects the orders of the dashboard.
 * @param orders newest first; the sort is stable
 * @returns the three most urgent, and the latest delivered one of the others, to reorder
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
