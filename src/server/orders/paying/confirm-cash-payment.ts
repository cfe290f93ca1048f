import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn, SignedInVendor } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { isCashDue } from '../order-states.ts'
import { lockOrder } from '../orders.queries.ts'
import { recordPayment } from './record-payment.ts'

/**
 * A vendor confirms that the cash of a delivered parcel was received.
 * @throws Refused `order_not_found`, `payment_not_due`
 */
export async function confirmCashPayment(
  deps: Pick<Deps, 'db' | 'clock'>,
  vendor: SignedInVendor,
  orderId: string,
): Promise<void> {
  await deps.db.transaction(tx => receiveCash(tx, deps, vendor, orderId))
}

/**
 * The same, within an existing transaction.
 * @throws Refused `order_not_found`, `payment_not_due`
 */
export async function receiveCash(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  vendor: SignedInVendor,
  orderId: string,
): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  const parcel = locked?.parcels.find(({ vendorId }) => vendorId === vendor.vendorId)
  if (!locked || !parcel) return refuse('order_not_found')
  if (!isCashDue(parcel, locked.order.paymentMethod)) refuse('payment_not_due')
  await recordPayment(tx, deps, locked, {
    parcels: [parcel],
    to: 'completed',
    by: { actor: 'vendor', actorId: vendor.userId },
  })
}

/**
 * An administrator confirms the cash of a delivered parcel on behalf of its vendor, within an existing transaction.
 * @returns false when no cash of the parcel is due
 */
export async function recordCash(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  admin: SignedIn,
  { orderId, parcelId }: { orderId: string; parcelId: string },
): Promise<boolean> {
  const locked = await lockOrder(tx, orderId)
  const parcel = locked?.parcels.find(({ id }) => id === parcelId)
  if (!locked || !parcel || !isCashDue(parcel, locked.order.paymentMethod)) return false
  await recordPayment(tx, deps, locked, {
    parcels: [parcel],
    to: 'completed',
    by: { actor: 'admin', actorId: admin.userId },
  })
  return true
}
