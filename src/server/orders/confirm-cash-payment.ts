import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { isCashDue } from './order-states.ts'
import { lockOrder } from './orders.queries.ts'
import { recordPayment } from './record-payment.ts'

/**
 * The vendor says that the cash of its delivered parcel was received.
 * @throws Refused `order_not_found`, `payment_not_due`
 */
export async function confirmCashPayment(
  deps: Pick<Deps, 'db' | 'clock'>,
  vendor: SignedInVendor,
  orderId: string,
): Promise<void> {
  await deps.db.transaction(async tx => {
    const locked = await lockOrder(tx, orderId)
    const parcel = locked?.parcels.find(({ vendorId }) => vendorId === vendor.vendorId)
    if (!locked || !parcel) return refuse('order_not_found')
    if (!isCashDue(parcel, locked.order.paymentMethod)) refuse('payment_not_due')
    await recordPayment(tx, deps, locked, {
      parcels: [parcel],
      to: 'completed',
      by: { actor: 'vendor', actorId: vendor.userId },
    })
  })
}
