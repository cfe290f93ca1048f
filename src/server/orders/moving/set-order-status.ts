import type { SeenParcel, SetOrderStatusBody } from '#contract/orders/admin.schemas.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { lockCustomerOf, lockOrder } from '../orders.queries.ts'
import { moveParcels } from './move-parcels.ts'
import { parcelsToRevive } from './parcels-to-revive.ts'

/** Whether the parcels that the administrator saw are unchanged. */
const isUnchanged = (parcels: readonly SeenParcel[], seen: readonly SeenParcel[]): boolean =>
  parcels.length === seen.length &&
  parcels.every(parcel =>
    seen.some(
      ({ id, status, paymentStatus }) =>
        id === parcel.id && status === parcel.status && paymentStatus === parcel.paymentStatus,
    ),
  )

/**
 * Sets the status of every parcel that is not cancelled, by an administrator. A fully cancelled order is revived with its stock
 * (`parcels-to-revive.ts`), except for parcels without items left. With `seenParcels`, refuses when a parcel changed or was paid
 * since the administrator read it.
 * @throws Refused `order_not_found`, `order_changed`, `move_not_allowed`, `insufficient_stock`, `refund_done`,
 * `payment_too_small`, `paid_out`, `customer_erased`
 */
export async function setOrderStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'refunds'>,
  admin: SignedIn,
  { orderId, status, reason, seenParcels }: SetOrderStatusBody & { orderId: string },
): Promise<void> {
  await deps.db.transaction(async tx => {
    // Locked before the order, in the same sequence as erasure.
    const customer = await lockCustomerOf(tx, orderId)
    const locked = await lockOrder(tx, orderId)
    if (!locked) return refuse('order_not_found')
    const { order, parcels } = locked
    const isOutdated = seenParcels !== undefined && !isUnchanged(parcels, seenParcels)
    // With a reason, which would otherwise be dropped silently, refuse instead.
    if (order.status === status && !(isOutdated && reason)) return
    if (isOutdated) refuse('order_changed')
    if (customer?.erasedAt && status !== 'cancelled') refuse('customer_erased')
    const alive = parcels.filter(parcel => parcel.status !== 'cancelled')
    await moveParcels(tx, deps, locked, {
      parcels: alive.length > 0 ? alive : await parcelsToRevive(tx, deps, locked),
      to: status,
      by: { actor: 'admin', actorId: admin.userId },
      reason: reason ?? null,
    })
    await recordAuditEvent(tx, {
      admin,
      action: 'order.status',
      target: { type: 'order', id: orderId },
      before: { status: order.status },
      after: { status, reason: reason ?? null },
    })
  })
}
