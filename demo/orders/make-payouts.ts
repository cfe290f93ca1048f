import { amountOf, centimesOf, centimesOfFcfa } from '#contract/money.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { TRANSFER_FCFA } from '#contract/payments/transfer-facts.ts'
import type { payoutParcels, payouts } from '#database/schema/payouts.ts'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { OrderRows } from './make-orders.ts'
import { nameAtProvider } from './make-payments.ts'

export type PayoutRows = {
  readonly payouts: (typeof payouts.$inferInsert)[]
  readonly covered: (typeof payoutParcels.$inferInsert)[]
}

const PAID_OUT_AT_HOUR = 9

/** The first of the month that follows, in Abidjan, which keeps UTC all year. */
const payDayAfter = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1, PAID_OUT_AT_HOUR))

/** In one transfer. */
const isTransferable = (centimes: number): boolean =>
  centimes >= centimesOfFcfa(TRANSFER_FCFA.min) && centimes <= centimesOfFcfa(TRANSFER_FCFA.max)

type Needs = {
  now: Date
  adminId: string
  /** Since when a transfer can bring money to a vendor; else it is sent otherwise, and noted. */
  reachableSince: ReadonlyMap<string, Date>
}

/**
 * What customers paid online for delivered parcels, sent to each vendor on the first of the month that follows; what was
 * delivered since then is still owed.
 */
export function makePayouts(
  random: Random,
  { orders, parcels, events }: Pick<OrderRows, 'orders' | 'parcels' | 'events'>,
  { now, adminId, reachableSince }: Needs,
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
    const centimes = together.reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0)
    const amount = amountOf(centimes)
    const isReached = (reachableSince.get(vendorId) ?? now) < payDay && isTransferable(centimes)
    const reference = isReached ? nameAtProvider(random, 'PAY') : `VIR-${random.whole(100_000, 999_999)}`
    rows.payouts.push({ id, vendorId, amount, reference, createdAt: payDay, createdBy: adminId })
    rows.covered.push(
      ...together.map(({ parcelId, subtotal }) => ({ parcelId, payoutId: id, amount: subtotal })),
    )
  }
  return rows
}
