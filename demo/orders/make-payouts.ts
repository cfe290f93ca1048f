import { amountOf, centimesOf } from '#contract/money.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { payoutParcels, payouts } from '#database/schema/payouts.ts'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { OrderRows } from './make-orders.ts'

export type PayoutRows = {
  readonly payouts: (typeof payouts.$inferInsert)[]
  readonly covered: (typeof payoutParcels.$inferInsert)[]
}

const PAID_OUT_AT_HOUR = 9

/** The first of the month that follows, in Abidjan, which keeps UTC all year. */
const payDayAfter = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1, PAID_OUT_AT_HOUR))

/**
 * What customers paid online for delivered parcels, sent to each vendor on the first of the month that follows; what was
 * delivered since then is still owed.
 */
export function makePayouts(
  random: Random,
  { orders, parcels, events }: Pick<OrderRows, 'orders' | 'parcels' | 'events'>,
  now: Date,
  adminId: string,
): PayoutRows {
  const online = new Set(orders.filter(order => isOnline(order.paymentMethod)).map(({ id }) => id))
  const deliveredAt = new Map(
    events.filter(({ toStatus }) => toStatus === 'delivered').map(event => [event.parcelId, event.createdAt]),
  )
  const due = parcels.flatMap(({ id, orderId, vendorId, status, paymentStatus, subtotal }) => {
    const delivered = deliveredAt.get(id)
    if (!delivered || !online.has(orderId) || status !== 'delivered' || paymentStatus !== 'completed')
      return []
    const payDay = payDayAfter(delivered)
    return payDay < now ? [{ parcelId: id!, vendorId, subtotal, payDay }] : []
  })
  const rows: PayoutRows = { payouts: [], covered: [] }
  for (const together of Map.groupBy(
    due,
    ({ vendorId, payDay }) => `${payDay.toISOString()} ${vendorId}`,
  ).values()) {
    const { vendorId, payDay } = together[0]!
    const id = idAt(random, payDay)
    const amount = amountOf(together.reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0))
    const reference = `VIR-${random.whole(100_000, 999_999)}`
    rows.payouts.push({ id, vendorId, amount, reference, createdAt: payDay, createdBy: adminId })
    rows.covered.push(
      ...together.map(({ parcelId, subtotal }) => ({ parcelId, payoutId: id, amount: subtotal })),
    )
  }
  return rows
}
