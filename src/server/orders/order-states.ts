import type { OrderStatus, PaymentStatus } from '#contract/orders/facts.ts'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import { isOnline } from '#contract/payments/facts.ts'

/** The moves that a vendor may make with a parcel. */
const vendorMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** May a vendor move a parcel from one status to the other? */
export const isMoveAllowed = (from: OrderStatus, to: OrderStatus): boolean => vendorMoves[from].includes(to)

const progress: Record<Exclude<OrderStatus, 'cancelled'>, number> = {
  pending: 0,
  confirmed: 1,
  shipped: 2,
  delivered: 3,
}

/** An order is cancelled when all its parcels are; otherwise it is as far as the least advanced of the others. */
export function statusOfOrder(parcelStatuses: readonly OrderStatus[]): OrderStatus {
  const alive = parcelStatuses.filter(status => status !== 'cancelled')
  return alive.toSorted((a, b) => progress[a] - progress[b])[0] ?? 'cancelled'
}

type ParcelPayment = { status: OrderStatus; paymentStatus: PaymentStatus }

/** An online order is prepared and sent once its money is there. */
const movesOfPaidParcels: readonly OrderStatus[] = ['confirmed', 'shipped']

/** Must this move of a vendor wait for the customer's online payment? */
export const isMoveUnpaid = (parcel: ParcelPayment, method: PaymentMethod, to: OrderStatus): boolean =>
  isOnline(method) && parcel.paymentStatus !== 'completed' && movesOfPaidParcels.includes(to)

/** Where a vendor may move a parcel now. */
export const movesOf = (parcel: ParcelPayment, method: PaymentMethod): readonly OrderStatus[] =>
  vendorMoves[parcel.status].filter(to => !isMoveUnpaid(parcel, method, to))

/** An order is paid when every parcel that is not cancelled is; failed when the last attempt failed and nothing is paid. */
export function paymentStatusOfOrder(parcels: readonly ParcelPayment[]): PaymentStatus {
  const alive = parcels.filter(parcel => parcel.status !== 'cancelled')
  if (alive.length === 0)
    return parcels.some(parcel => parcel.paymentStatus === 'completed') ? 'completed' : 'pending'
  if (alive.every(parcel => parcel.paymentStatus === 'completed')) return 'completed'
  const failed = alive.some(parcel => parcel.paymentStatus === 'failed')
  return failed && !alive.some(parcel => parcel.paymentStatus === 'completed') ? 'failed' : 'pending'
}

/** A customer may cancel while no vendor has begun: every parcel that is left is pending. */
export function isCancellableByCustomer(parcelStatuses: readonly OrderStatus[]): boolean {
  const alive = parcelStatuses.filter(status => status !== 'cancelled')
  return alive.length > 0 && alive.every(status => status === 'pending')
}

/** The vendor confirms the cash of a parcel that was delivered and is not paid yet. */
export const isCashDue = (parcel: ParcelPayment, method: PaymentMethod): boolean =>
  !isOnline(method) && parcel.status === 'delivered' && parcel.paymentStatus === 'pending'

/** An online payment can be tried while nothing is paid and the order lives. */
export const isPayable = (order: ParcelPayment & { paymentMethod: PaymentMethod }): boolean =>
  isOnline(order.paymentMethod) && order.status !== 'cancelled' && order.paymentStatus !== 'completed'
