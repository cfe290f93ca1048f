import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Deps } from '../deps.ts'
import type { Sessions, SignedIn, SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { moveParcels } from './move-parcels.ts'
import { isCancellableByCustomer, isMoveAllowed, isMoveUnpaid } from './order-states.ts'
import { lockOrder } from './orders.queries.ts'
import type { Viewer } from './read-orders.queries.ts'

type StatusDeps = Pick<Deps, 'db' | 'clock' | 'refunds'>

type StatusChange = {
  orderId: string
  status: OrderStatus
  reason?: string | undefined
  /** Which session acts, when the browser has both. */
  as?: 'customer' | 'vendor' | undefined
}

/**
 * A customer cancels its order, or a vendor moves its own parcel.
 * @returns as whom it was done, to answer the order as that person sees it
 * @throws Refused `order_not_found`, `cancel_only`, `move_not_allowed`, `order_not_paid`, `forbidden`
 */
export async function changeOrderStatus(
  deps: StatusDeps,
  sessions: Sessions,
  change: StatusChange,
): Promise<Viewer> {
  const { customer, vendor } = sessions
  if (change.as === 'customer' || (change.as === undefined && !vendor)) {
    return customer ? cancelByCustomer(deps, customer, change) : refuse('forbidden')
  }
  if (change.as === 'vendor' || !customer) {
    return vendor ? moveByVendor(deps, vendor, change) : refuse('forbidden')
  }
  // Both are signed in and nothing says which acts: the owner of the order, else the vendor.
  const isOwner = await deps.db.transaction(async tx => {
    const locked = await lockOrder(tx, change.orderId)
    return locked?.order.customerId === customer.userId
  })
  if (isOwner) return cancelByCustomer(deps, customer, change)
  return vendor ? moveByVendor(deps, vendor, change) : refuse('forbidden')
}

async function cancelByCustomer(deps: StatusDeps, customer: SignedIn, change: StatusChange): Promise<Viewer> {
  await deps.db.transaction(async tx => {
    const locked = await lockOrder(tx, change.orderId)
    if (locked?.order.customerId !== customer.userId) return refuse('order_not_found')
    if (change.status !== 'cancelled') refuse('cancel_only')
    if (!isCancellableByCustomer(locked.parcels.map(parcel => parcel.status))) refuse('move_not_allowed')
    await moveParcels(tx, deps, locked, {
      parcels: locked.parcels,
      to: 'cancelled',
      by: { actor: 'customer', actorId: customer.userId },
      reason: change.reason ?? null,
    })
  })
  return { as: 'customer', userId: customer.userId }
}

async function moveByVendor(deps: StatusDeps, vendor: SignedInVendor, change: StatusChange): Promise<Viewer> {
  await deps.db.transaction(async tx => {
    const locked = await lockOrder(tx, change.orderId)
    const parcel = locked?.parcels.find(({ vendorId }) => vendorId === vendor.vendorId)
    if (!locked || !parcel) return refuse('order_not_found')
    if (parcel.status !== change.status) {
      if (!isMoveAllowed(parcel.status, change.status)) refuse('move_not_allowed')
      if (isMoveUnpaid(parcel, locked.order.paymentMethod, change.status)) refuse('order_not_paid')
    }
    await moveParcels(tx, deps, locked, {
      parcels: [parcel],
      to: change.status,
      by: { actor: 'vendor', actorId: vendor.userId },
      reason: change.reason ?? null,
    })
  })
  return { as: 'vendor', vendorId: vendor.vendorId }
}
