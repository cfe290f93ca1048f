import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Sessions, SignedIn, SignedInVendor } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import {
  isCancellableByCustomer,
  isCashConfirmed,
  isMoveAllowed,
  needsPaymentFirst,
} from '../order-states.ts'
import { lockOrder } from '../orders.queries.ts'
import { receiveCash } from '../paying/confirm-cash-payment.ts'
import type { Viewer } from '../reading/read-orders.queries.ts'
import { checkDeliveryCode } from './check-delivery-code.ts'
import { moveParcels } from './move-parcels.ts'

type StatusDeps = Pick<Deps, 'db' | 'clock' | 'refunds'>

type StatusChange = {
  orderId: string
  status: OrderStatus
  reason?: string | undefined
  /** Which session to use when there are both. */
  as?: 'customer' | 'vendor' | undefined
  /** Delivery code told by the customer. */
  code?: string | undefined
  /** Cash was collected at delivery. */
  collected?: true | undefined
}

/**
 * A customer cancels its order, or a vendor moves its own parcel.
 * @returns the acting viewer, for the answer
 * @throws Refused `order_not_found`, `cancel_only`, `move_not_allowed`, `order_not_paid`, `wrong_code`, `code_locked`,
 * `payment_not_due`, `forbidden`
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
  const refused = await deps.db.transaction(tx => moveOwnParcel(tx, deps, vendor, change))
  if (refused) refuse(refused)
  return { as: 'vendor', vendorId: vendor.vendorId }
}

/** @returns a refusal to throw after the commit, since a wrong code must be counted */
async function moveOwnParcel(
  tx: Transaction,
  deps: StatusDeps,
  vendor: SignedInVendor,
  { orderId, status, reason, code, collected }: StatusChange,
) {
  const locked = await lockOrder(tx, orderId)
  const parcel = locked?.parcels.find(({ vendorId }) => vendorId === vendor.vendorId)
  if (!locked || !parcel) return refuse('order_not_found')
  const { paymentMethod } = locked.order
  const isDelivery = status === 'delivered'
  if (parcel.status !== status) {
    if (!isMoveAllowed(parcel.status, status)) refuse('move_not_allowed')
    if (needsPaymentFirst(parcel, paymentMethod, status)) refuse('order_not_paid')
    const refused = isDelivery && code !== undefined && (await checkDeliveryCode(tx, parcel.id, code))
    if (refused) return refused
  }
  await moveParcels(tx, deps, locked, {
    parcels: [parcel],
    to: status,
    by: { actor: 'vendor', actorId: vendor.userId },
    reason: reason ?? null,
    ...(isDelivery && { deliveredWith: code === undefined ? 'none' : 'code' }),
  })
  if (collected && !isCashConfirmed(parcel, paymentMethod)) await receiveCash(tx, deps, vendor, orderId)
  return null
}
